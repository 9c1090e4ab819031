import { TimeZoneDatabase } from '../availability/ports/availabilities';
import type { ImmediateMailKind } from '../../../../shared/application/mailbox';
import { LIMITS } from '../../../../shared/domain/limits';
import type { Reminder, ReminderKind } from '../../domain/meetings/meeting-reminder';
import { MeetingNotFound } from '../../domain/meetings/meeting-state';
import { DescribeMeetings, WriteMeetingFile, ManageCalendarFeed } from '../calendar/calendar';
import { MeetingMailText, SendMeetingMail } from './send-meeting-mail';
import { MEETING_NOTICES, type MeetingNotice } from './meeting-notices';
import { type MeetingEntry, MeetingFiles, MeetingPages } from '../calendar/ports/meeting-files';
import { MeetingReminders } from './ports/meeting-reminders';
import { SendMeetingReminders, SEND_REMINDER } from './send-meeting-reminders';
import { meetingsFixture, ALUMNA, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { anHour, hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { InMemoryCalendarFeeds } from '../availability/testing/in-memory-availability';
import { RecordedEvents } from '../connections/testing/recorded-events';
import { MailSwitches, RecordedJobs, RecordedMailbox } from './testing/recorded-mail';

const ALEX = { Name: 'Alex Fielding', name: 'Alex Fielding' };

class ShortPages extends MeetingPages {
  getMeetingUrl = (id: number): string => `/events/${id}`;
  getListUrl = (): string => '/events';
}

class HourAndZone extends TimeZoneDatabase {
  findByName(): null {
    return null;
  }

  formatPeriod({ startTime }: { startTime: Date }, timeZone: string | null): string {
    return `${startTime.toISOString()} ${timeZone ?? 'UTC'}`;
  }
}

/** Writes one line per entry. */
class PlainFiles extends MeetingFiles {
  writeDownload = (entries: readonly MeetingEntry[]): string => this.#lines('PUBLISH', entries);
  writeAttachment = (entries: readonly MeetingEntry[], method: string, to: string): string =>
    this.#lines(`${method} ${to}`, entries);
  writeFeed = (entries: readonly MeetingEntry[]): string => this.#lines('FEED', entries);

  #lines(kind: string, entries: readonly MeetingEntry[]): string {
    return [kind, ...entries.map(({ summary, description }) => `${summary}: ${description}`)].join('\n');
  }
}

class StubReminders extends MeetingReminders {
  readonly asked: [ReminderKind, object, Date][] = [];
  due: Partial<Record<ReminderKind, Reminder[]>> = {};

  async claim(kind: ReminderKind, window: { from: number; until: number }, now: Date): Promise<readonly Reminder[]> {
    this.asked.push([kind, window, now]);
    return this.due[kind] ?? [];
  }
}

/** A meeting of the mentor with a student, tomorrow at noon; the two are connected. */
async function aMeetingTomorrow() {
  const calendar = meetingsFixture();
  const { meetings, connections, people, timeZones, limits, transactions, clock, reader, connect, meet } = calendar;
  people.details.set(MENTOR, { displayName: 'Alex Fielding' });
  people.details.set(STUDENT, { displayName: 'Kim Example' });
  await connect(STUDENT, MENTOR);
  const meetingId = await meet(MENTOR, STUDENT, 24, { description: 'Bring questions' });
  const [mailbox, jobs, reminders] = [new RecordedMailbox(), new RecordedJobs(), new StubReminders()];
  const [announcements, preferences] = [new RecordedEvents(), new MailSwitches()];
  const known = people;
  const describeMeetings = new DescribeMeetings(known);
  const files = new PlainFiles();
  const mailText = new MeetingMailText(known, timeZones, new HourAndZone(), connections, describeMeetings, files);
  const mail = new SendMeetingMail(meetings, people, mailText, preferences, limits, mailbox, new ShortPages());
  const remind = new SendMeetingReminders(reminders, meetings, mail, jobs, announcements, transactions, clock);
  const send = (notice: MeetingNotice, userId = STUDENT, aboutId = MENTOR) =>
    mail.execute({ notice, meetingId, userId, aboutId });
  const reminder = (kind: ReminderKind, userId = STUDENT): Reminder => ({ meetingId, userId, kind, sequence: 0 });
  return {
    ...calendar,
    meetingId,
    mailbox,
    preferences,
    jobs,
    announcements,
    reminders,
    mail,
    remind,
    send,
    reminder,
    file: new WriteMeetingFile(reader, describeMeetings, files),
  };
}

describe('a mail about a meeting', () => {
  it('names the other person and the time, links to the meeting and contains a calendar entry', async () => {
    const { send, mailbox, meetingId } = await aMeetingTomorrow();
    await send('scheduled');
    expect(mailbox.sent).toEqual([
      {
        to: 'person1001@example.org',
        subject: 'Alex Fielding scheduled a meeting with you',
        text: [
          'Hello,',
          'Alex Fielding scheduled a meeting with you:',
          '2027-03-02T12:00:00.000Z UTC',
          'See the details, decline, or propose another time:',
          `/events/${meetingId}`,
          'Stop mails about meeting',
          '',
        ].join('\n\n'),
        unsubscribeUrl: 'https://gradspan.example/stop/1001.meeting',
        calendar: { method: 'REQUEST', content: 'REQUEST person1001@example.org\nA first talk: null' },
      },
    ]);
  });

  it("shows the time in the recipient's time zone, or else in the host's", async () => {
    const { send, mailbox, timeZones } = await aMeetingTomorrow();
    await timeZones.save(MENTOR, 'Zone of the host');
    await send('begins');
    await timeZones.save(STUDENT, 'Zone of the student');
    await send('begins');
    expect(mailbox.sent.map(({ text }) => text.split('\n\n')[2])).toEqual([
      '2027-03-02T12:00:00.000Z Zone of the host',
      '2027-03-02T12:00:00.000Z Zone of the student',
    ]);
    expect(mailbox.sent[0]).not.toHaveProperty('calendar');
    expect(mailbox.sent[0]).toMatchObject({ unsubscribeUrl: 'https://gradspan.example/stop/1001.reminder' });
  });

  it('omits the title from the calendar entry if the two are not connected', async () => {
    const { send, mailbox, end } = await aMeetingTomorrow();
    await end.execute({ by: STUDENT, connectionId: 1 });
    await send('scheduled');
    expect(mailbox.sent[0]!.calendar!.content).toMatch(/\n1-on-1 with Alex Fielding: null$/);
  });

  it('is sent only to confirmed addresses, and not after the meeting is deleted', async () => {
    const { send, mail, mailbox, people } = await aMeetingTomorrow();
    await mail.execute({ notice: 'scheduled', meetingId: 99, userId: STUDENT, aboutId: MENTOR });
    people.gone.add(STUDENT);
    await send('scheduled');
    expect(mailbox.sent).toEqual([]);
  });

  it('names a deleted account as a deleted user', async () => {
    const { send, mailbox, people } = await aMeetingTomorrow();
    people.gone.add(MENTOR);
    await send('begins');
    expect(mailbox.sent[0]!.text).toContain('Your meeting with a deleted user starts in a few minutes:');
  });

  it('about a canceled meeting contains only the cancellation and its reason', async () => {
    const { send, mailbox, cancel, meetingId } = await aMeetingTomorrow();
    await cancel.execute(MENTOR, meetingId, 'I am ill');
    await send('scheduled');
    await send('cancelled');
    expect(mailbox.sent).toHaveLength(1);
    expect(mailbox.sent[0]!.text.split('\n\n').slice(3)).toEqual([
      'Reason: I am ill',
      'See all your meetings:',
      '/events',
      'Stop mails about meeting',
      '',
    ]);
    expect(mailbox.sent[0]!.calendar).toMatchObject({ method: 'CANCEL' });
  });

  it('about a declined meeting contains only the decline', async () => {
    const { send, mailbox, answer, meetingId } = await aMeetingTomorrow();
    await answer.execute({ by: STUDENT, meetingId, answer: 'declined', reason: null });
    await send('accepted', MENTOR, STUDENT);
    await send('declined', MENTOR, STUDENT);
    expect(mailbox.sent.map(({ subject }) => subject)).toEqual(['Kim Example declined your meeting']);
    expect(mailbox.sent[0]!.text).not.toContain('Reason');
    expect(mailbox.sent[0]!.text).toContain('/events/1');
  });

  it('is limited to ten a day per kind and pair of people, except for cancellations', async () => {
    const { send, mailbox } = await aMeetingTomorrow();
    for (let i = 0; i <= LIMITS.meetingMailsPerPair.points; i++) await send('moved');
    expect(mailbox.sent).toHaveLength(10);
    await send('moved', MENTOR, STUDENT);
    await send('proposed');
    expect(mailbox.sent).toHaveLength(12);
    for (let i = 0; i <= LIMITS.meetingMailsPerPair.points; i++) await send('cancelled');
    expect(mailbox.sent).toHaveLength(23);
  });

  it.each<[ImmediateMailKind, readonly MeetingNotice[]]>([
    [
      'meeting',
      ['scheduled', 'invited', 'moved', 'proposed', 'accepted', 'declined', 'proposal-declined', 'cancelled'],
    ],
    ['reminder', ['comes-up', 'begins', 'unanswered', 'unconfirmed']],
  ])('of the kind “%s” is not sent to users who turned it off', async (kind, notices) => {
    const { send, mailbox, preferences } = await aMeetingTomorrow();
    preferences.switchOff(STUDENT, kind);
    const all = Object.keys(MEETING_NOTICES) as MeetingNotice[];
    for (const notice of all) await send(notice);
    const wanted = all.filter((notice) => !notices.includes(notice));
    expect(mailbox.sent.map(({ subject }) => subject)).toEqual(
      wanted.map((notice) => MEETING_NOTICES[notice].subject(ALEX)),
    );
    await send(notices[0]!, MENTOR, STUDENT);
    expect(mailbox.sent.at(-1)).toMatchObject({ to: 'person1@example.org' });
  });

  it('that the recipient turned off does not count toward the limit', async () => {
    const { send, mailbox, preferences } = await aMeetingTomorrow();
    preferences.switchOff(STUDENT, 'meeting');
    for (let i = 0; i <= LIMITS.meetingMailsPerPair.points; i++) await send('moved');
    preferences.switchOn(STUDENT, 'meeting');
    await send('moved');
    expect(mailbox.sent).toHaveLength(1);
  });

  it("fails if the limit can't be checked", async () => {
    const { send, limits } = await aMeetingTomorrow();
    jest.spyOn(limits, 'consume').mockRejectedValue(new Error('no database'));
    await expect(send('scheduled')).rejects.toThrow('no database');
  });
});

describe('meeting reminders', () => {
  it('are queued a day and a quarter of an hour before the meeting', async () => {
    const { remind, reminders, jobs, reminder } = await aMeetingTomorrow();
    reminders.due = { day: [reminder('day'), reminder('day', MENTOR)], quarter: [reminder('quarter')] };
    await remind.execute();
    expect(reminders.asked).toEqual([
      ['day', { from: 86_400_000, until: 43_200_000 }, NOON],
      ['quarter', { from: 900_000, until: 0 }, NOON],
    ]);
    expect(jobs.queued).toEqual([
      [SEND_REMINDER, reminder('day')],
      [SEND_REMINDER, reminder('day', MENTOR)],
      [SEND_REMINDER, reminder('quarter')],
    ]);
  });

  it('are sent to the given participant and name the other one', async () => {
    const { remind, mailbox, reminder } = await aMeetingTomorrow();
    await remind.send(reminder('day', MENTOR));
    expect(mailbox.sent).toHaveLength(1);
    expect(mailbox.sent[0]).toMatchObject({
      to: 'person1@example.org',
      subject: 'Reminder: your meeting with Kim Example',
    });
    expect(mailbox.sent[0]!.text).toContain('You have a meeting with Kim Example soon:');
  });

  it('publish an event but send no mail if reminder mails are turned off', async () => {
    const { remind, mailbox, announcements, preferences, reminder } = await aMeetingTomorrow();
    preferences.switchOff(MENTOR, 'reminder');
    for (const userId of [MENTOR, STUDENT]) await remind.send(reminder('day', userId));
    expect(announcements.events).toHaveLength(2);
    expect(mailbox.sent.map(({ to }) => to)).toEqual(['person1001@example.org']);
  });

  it('are not sent for deleted, moved or started meetings, nor to people outside the meeting', async () => {
    const { remind, mailbox, reminder, change, clock, meetingId } = await aMeetingTomorrow();
    await remind.send({ ...reminder('day'), meetingId: 99 });
    await remind.send(reminder('day', KIM));
    clock.at = hoursAfter(NOON, 24);
    await remind.send(reminder('quarter'));
    clock.at = NOON;
    await change.execute({ by: MENTOR, meetingId, change: anHour(30), note: null });
    await remind.send(reminder('day'));
    expect(mailbox.sent).toEqual([]);
  });
});

describe('calendar files and feeds', () => {
  it('writes a file only for the participants, with title and description only if they are connected', async () => {
    const { file, meetingId } = await aMeetingTomorrow();
    expect(await file.execute(STUDENT, meetingId)).toBe('PUBLISH\n1-on-1 with Alex Fielding: null');
    await expect(file.execute(ALUMNA, meetingId)).rejects.toThrow(MeetingNotFound);
  });

  it('has one secret feed address at a time', async () => {
    const feeds = new InMemoryCalendarFeeds();
    let made = 0;
    const random = { token: (bytes: number): string => `${++made} of ${bytes} bytes` };
    const keep = new ManageCalendarFeed(feeds, random, { now: () => NOON });
    expect(await keep.madeAt(STUDENT)).toBeNull();
    expect(await keep.renew(STUDENT)).toBe('1 of 32 bytes');
    expect(await keep.renew(STUDENT)).toBe('2 of 32 bytes');
    expect([await feeds.findOwner('1 of 32 bytes'), await feeds.findOwner('2 of 32 bytes')]).toEqual([null, STUDENT]);
    expect(await keep.madeAt(STUDENT)).toEqual(NOON);
    await keep.end(STUDENT);
    expect(await keep.madeAt(STUDENT)).toBeNull();
  });
});

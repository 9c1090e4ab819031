import { RecordedJobs } from '../../../../shared/application/testing/recorded-jobs';
import { TimeZoneDatabase } from '../availability/ports/availabilities';
import type { Reminder, ReminderKind } from '../../domain/meetings/meeting-reminder';
import { MeetingReminderDue } from '../../integration-events/meeting-events';
import { MeetingNotFound } from '../../domain/meetings/meeting-state';
import { DescribeMeetings, WriteMeetingFile, ManageCalendarFeed } from '../calendar/calendar';
import { ComposeMeetingMail, type MeetingMailDraft, MeetingMailText } from './compose-meeting-mail';
import type { MeetingNotice } from './meeting-notices';
import { type MeetingEntry, MeetingFiles, MeetingPages } from '../calendar/ports/meeting-files';
import { SendMeetingReminders, SEND_REMINDER_QUEUE } from './send-meeting-reminders';
import { meetingsFixture, ALUMNA, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { anHour, hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { InMemoryCalendarFeeds } from '../availability/testing/in-memory-availability';

class RelativeMeetingPages extends MeetingPages {
  getMeetingUrl = (id: number): string => `/events/${id}`;
  getListUrl = (): string => '/events';
  getGroupHourUrl = (id: number): string => `/group-hours/${id}`;
  getGroupHoursUrl = (): string => '/group-hours';
}

class StubTimeZoneDatabase extends TimeZoneDatabase {
  findByName(): null {
    return null;
  }

  formatPeriod({ startTime }: { startTime: Date }, timeZone: string | null): string {
    return `${startTime.toISOString()} ${timeZone ?? 'UTC'}`;
  }
}

/** Writes one line per entry. */
class PlainTextMeetingFiles extends MeetingFiles {
  writeDownload = (entries: readonly MeetingEntry[]): string => this.#lines('PUBLISH', entries);
  writeAttachment = (entries: readonly MeetingEntry[], method: string, to: string): string =>
    this.#lines(`${method} ${to}`, entries);
  writeFeed = (entries: readonly MeetingEntry[]): string => this.#lines('FEED', entries);

  #lines(kind: string, entries: readonly MeetingEntry[]): string {
    return [kind, ...entries.map(({ summary, description }) => `${summary}: ${description}`)].join('\n');
  }
}

/** A meeting of the mentor with a student, tomorrow at noon; the two are connected. */
async function aMeetingTomorrow() {
  const calendar = meetingsFixture();
  const { meetings, connections, people, timeZones, transactions, clock, reader, connect, meet } = calendar;
  people.details.set(MENTOR, { displayName: 'Alex Fielding' });
  people.details.set(STUDENT, { displayName: 'Kim Example' });
  await connect(STUDENT, MENTOR);
  const meetingId = await meet(MENTOR, STUDENT, 24, { description: 'Bring questions' });
  const jobs = new RecordedJobs();
  const drafts: MeetingMailDraft[] = [];
  const known = people;
  const describeMeetings = new DescribeMeetings(known);
  const files = new PlainTextMeetingFiles();
  const mailText = new MeetingMailText(
    known,
    timeZones,
    new StubTimeZoneDatabase(),
    connections,
    describeMeetings,
    files,
  );
  const mail = new ComposeMeetingMail(meetings, people, mailText, new RelativeMeetingPages(), clock);
  const remind = new SendMeetingReminders(meetings, jobs, transactions, clock);
  const compose = async (notice: MeetingNotice, userId = STUDENT, aboutId = MENTOR): Promise<void> => {
    const draft = await mail.execute({ notice, meetingId, userId, aboutId });
    if (draft) drafts.push(draft);
  };
  const reminder = (kind: ReminderKind, userId = STUDENT): Reminder => ({ meetingId, userId, kind, sequence: 0 });
  return {
    ...calendar,
    meetingId,
    drafts,
    jobs,
    announcements: transactions.published,
    mail,
    remind,
    compose,
    reminder,
    file: new WriteMeetingFile(reader, describeMeetings, files),
  };
}

describe('a mail about a meeting', () => {
  it('names the other person and the time, links to the meeting and contains a calendar entry', async () => {
    const { compose, drafts, meetingId } = await aMeetingTomorrow();
    await compose('scheduled');
    expect(drafts).toEqual([
      {
        kind: 'meeting',
        to: 'person1001@example.org',
        subject: 'Alex Fielding scheduled a meeting with you',
        content: {
          recipientName: 'Kim Example',
          blocks: [
            'Alex Fielding scheduled a meeting with you:',
            { highlight: '2027-03-02T12:00:00.000Z UTC' },
            'See the details, decline, or propose another time.',
          ],
          button: { label: 'See the details', url: `/events/${meetingId}` },
          notes: [],
        },
        isCancellation: false,
        calendar: { method: 'REQUEST', content: 'REQUEST person1001@example.org\nA first talk: null' },
      },
    ]);
  });

  it("shows the time in the recipient's time zone, or else in the host's", async () => {
    const { compose, drafts, timeZones } = await aMeetingTomorrow();
    await timeZones.save(MENTOR, 'Zone of the host');
    await compose('begins');
    await timeZones.save(STUDENT, 'Zone of the student');
    await compose('begins');
    expect(drafts.map(({ content }) => content.blocks[1])).toEqual([
      { highlight: '2027-03-02T12:00:00.000Z Zone of the host' },
      { highlight: '2027-03-02T12:00:00.000Z Zone of the student' },
    ]);
    expect(drafts[0]).not.toHaveProperty('calendar');
    expect(drafts[0]).toMatchObject({ kind: 'reminder' });
  });

  it('omits the title from the calendar entry if the two are not connected', async () => {
    const { compose, drafts, end } = await aMeetingTomorrow();
    await end.execute({ by: STUDENT, connectionId: 1 });
    await compose('scheduled');
    expect(drafts[0]!.calendar!.content).toMatch(/\n1-on-1 with Alex Fielding: null$/);
  });

  it('is sent only to confirmed addresses, and not after the meeting is deleted', async () => {
    const { compose, mail, drafts, people } = await aMeetingTomorrow();
    await mail.execute({ notice: 'scheduled', meetingId: 99, userId: STUDENT, aboutId: MENTOR });
    people.gone.add(STUDENT);
    await compose('scheduled');
    expect(drafts).toEqual([]);
  });

  it('names a deleted account as a deleted user', async () => {
    const { compose, drafts, people } = await aMeetingTomorrow();
    people.gone.add(MENTOR);
    await compose('begins');
    expect(drafts[0]!.content.blocks).toContain('Your meeting with a deleted user starts in a few minutes:');
  });

  it('about a canceled meeting contains only the cancellation and its reason', async () => {
    const { compose, drafts, cancel, meetingId } = await aMeetingTomorrow();
    await cancel.execute(MENTOR, meetingId, 'I am ill');
    await compose('scheduled');
    await compose('cancelled');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]!.content.blocks.slice(2)).toEqual(['Reason: I am ill']);
    expect(drafts[0]!.content.button).toEqual({ label: 'See your meetings', url: '/events' });
    expect(drafts[0]!.calendar).toMatchObject({ method: 'CANCEL' });
  });

  it('about a declined meeting contains only the decline', async () => {
    const { compose, drafts, answer, meetingId } = await aMeetingTomorrow();
    await answer.execute({ by: STUDENT, meetingId, answer: 'declined', reason: null });
    await compose('accepted', MENTOR, STUDENT);
    await compose('declined', MENTOR, STUDENT);
    expect(drafts.map(({ subject }) => subject)).toEqual(['Kim Example declined your meeting']);
    expect(JSON.stringify(drafts[0]!.content)).not.toContain('Reason');
    expect(drafts[0]!.content.button.url).toBe('/events/1');
  });

  it('is about a reminder only until the meeting is moved or starts', async () => {
    const { mail, clock, change, meetingId } = await aMeetingTomorrow();
    const reminder = { notice: 'begins', meetingId, userId: STUDENT, aboutId: MENTOR, sequence: 0 } as const;
    expect(await mail.execute(reminder)).toMatchObject({ kind: 'reminder' });
    clock.at = hoursAfter(NOON, 24);
    expect(await mail.execute(reminder)).toBeNull();
    clock.at = NOON;
    await change.execute({ by: MENTOR, meetingId, change: anHour(30), note: null });
    expect(await mail.execute(reminder)).toBeNull();
    expect(await mail.execute({ ...reminder, sequence: 1 })).not.toBeNull();
  });
});

describe('meeting reminders', () => {
  it('are queued once, a day and a quarter of an hour before the meeting', async () => {
    const { remind, jobs, reminder, clock } = await aMeetingTomorrow();
    for (const hours of [0, 1, 11, 12, 23.7, 23.75, 23.9, 24]) {
      clock.at = hoursAfter(NOON, hours);
      await remind.execute();
    }
    expect(jobs.queued).toEqual([
      [SEND_REMINDER_QUEUE, reminder('day', MENTOR)],
      [SEND_REMINDER_QUEUE, reminder('day')],
      [SEND_REMINDER_QUEUE, reminder('quarter', MENTOR)],
      [SEND_REMINDER_QUEUE, reminder('quarter')],
    ]);
  });

  it('are queued up to 12 hours before the meeting if they were late, and not afterward', async () => {
    const { remind, jobs, clock } = await aMeetingTomorrow();
    clock.at = hoursAfter(NOON, 12);
    await remind.execute();
    expect(jobs.queued).toEqual([]);
    clock.at = hoursAfter(NOON, 11.9);
    await remind.execute();
    expect(jobs.queued).toHaveLength(2);
  });

  it('are published for the given participant, about the other one', async () => {
    const { remind, announcements, reminder, meetingId } = await aMeetingTomorrow();
    await remind.send(reminder('day', MENTOR));
    expect(announcements).toEqual([new MeetingReminderDue(meetingId, MENTOR, STUDENT, 'comes-up', 0, NOON)]);
  });

  it('are not sent for deleted, moved or started meetings, nor to people outside the meeting', async () => {
    const { remind, announcements, reminder, change, clock, meetingId } = await aMeetingTomorrow();
    await remind.send({ ...reminder('day'), meetingId: 99 });
    await remind.send(reminder('day', KIM));
    clock.at = hoursAfter(NOON, 24);
    await remind.send(reminder('quarter'));
    clock.at = NOON;
    await change.execute({ by: MENTOR, meetingId, change: anHour(30), note: null });
    await remind.send(reminder('day'));
    expect(announcements).toEqual([]);
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
    const random = { createToken: (bytes: number): string => `${++made} of ${bytes} bytes` };
    const keep = new ManageCalendarFeed(feeds, random, { now: () => NOON });
    expect(await keep.findFeedCreatedAt(STUDENT)).toBeNull();
    expect(await keep.renew(STUDENT)).toBe('1 of 32 bytes');
    expect(await keep.renew(STUDENT)).toBe('2 of 32 bytes');
    expect([await feeds.findOwner('1 of 32 bytes'), await feeds.findOwner('2 of 32 bytes')]).toEqual([null, STUDENT]);
    expect(await keep.findFeedCreatedAt(STUDENT)).toEqual(NOON);
    await keep.deleteFeed(STUDENT);
    expect(await keep.findFeedCreatedAt(STUDENT)).toBeNull();
  });
});

import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { applySettingsChange, type SettingsChange } from '../../domain/notification-settings/notification-settings';
import { PlainLinks, InMemorySettings } from '../notification-delivery/testing/delivery-fixture';
import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { CountedLimits } from '../presence/testing/counted-limits';
import {
  type GroupHourMailInput,
  type MeetingMailDraft,
  MeetingMailDrafts,
  type MeetingMailInput,
} from './ports/meeting-mail-drafts';
import { SendMeetingMail } from './send-meeting-mail';

const [ROBIN, KIM] = [1, 2];
const KINDS = ['meeting', 'reminder'] as const;
type Kind = (typeof KINDS)[number];
const NOTICES = { meeting: 'moved', reminder: 'begins' } as const;

/** Composes a mail about every meeting, except those in `ended`. */
class InMemoryDrafts extends MeetingMailDrafts {
  readonly ended = new Set<number>();

  async compose({ notice, meetingId, userId }: MeetingMailInput): Promise<MeetingMailDraft | null> {
    if (this.ended.has(meetingId)) return null;
    const isCancellation = notice === 'cancelled';
    const button = { label: 'See the meeting', url: 'https://gradspan.example/events/7' };
    const content = { recipientName: 'Robin Example', blocks: ['Your meeting:'], button, notes: [] };
    const draft = { to: `person${userId}@example.org`, subject: notice, content };
    const calendar = { method: isCancellation ? 'CANCEL' : 'REQUEST', content: 'An entry' } as const;
    const kind = notice === 'begins' ? 'reminder' : 'meeting';
    return { ...draft, kind, isCancellation, ...(kind === 'meeting' && { calendar }) };
  }

  async composeAboutGroupHour({ notice, groupHourId, userId }: GroupHourMailInput): Promise<MeetingMailDraft | null> {
    const isCancellation = notice === 'cancelled';
    const button = { label: 'See the group hour', url: `https://gradspan.example/group-hours?open=${groupHourId}` };
    const content = { recipientName: 'Robin Example', blocks: ['Your group hour:'], button, notes: [] };
    const kind = notice === 'begins' || notice === 'comes-up' ? 'reminder' : 'meeting';
    return { to: `person${userId}@example.org`, subject: notice, content, kind, isCancellation };
  }
}

function aMailFixture() {
  const [drafts, settings, links] = [new InMemoryDrafts(), new InMemorySettings(), new PlainLinks()];
  const [limits, mailbox] = [new CountedLimits(), new RecordedMailbox()];
  const mail = new SendMeetingMail(drafts, settings, links, limits, mailbox);
  const send = (notice: MeetingMailInput['notice'], userId = ROBIN, meetingId = 7) =>
    mail.execute({ notice, meetingId, userId, aboutId: ROBIN + KIM - userId });
  const change = async (userId: number, choice: SettingsChange): Promise<void> =>
    settings.save(userId, applySettingsChange(await settings.get(userId), choice));
  return { drafts, limits, mailbox, mail, send, change };
}

describe('a mail about a meeting', () => {
  it('ends with the links that turn such mails off', async () => {
    const { send, mailbox } = aMailFixture();
    await send('moved');
    const [{ text, content, ...mail }] = mailbox.sent as [(typeof mailbox.sent)[0]];
    expect(content.blocks).toEqual(['Your meeting:']);
    expect(mail).toEqual({
      to: 'person1@example.org',
      subject: 'moved',
      unsubscribeUrl: 'https://gradspan.example/api/unsubscribe/1-meeting',
      calendar: { method: 'REQUEST', content: 'An entry' },
    });
    expect(text).toMatch(
      /^Hi Robin,\n\nYour meeting:\n\nSee the meeting:\n.*\/events\/7\n\n--\n.*email is on for meetings\.\n/,
    );
    expect(text).toContain('\nhttps://gradspan.example/unsubscribe?token=1-meeting\n');
    expect(text).toMatch(/\nhttps:\/\/gradspan\.example\/settings\n\n$/);
  });

  it('that is a reminder has no calendar entry, and links that turn reminders off', async () => {
    const { send, mailbox } = aMailFixture();
    await send('begins');
    expect(mailbox.sent[0]).not.toHaveProperty('calendar');
    expect(mailbox.sent[0]!.unsubscribeUrl).toMatch(/\/1-reminder$/);
    expect(mailbox.sent[0]!.text).toContain('email is on for meeting reminders.');
  });

  it('is not sent if there is nothing to mail', async () => {
    const { send, drafts, mailbox } = aMailFixture();
    drafts.ended.add(7);
    await send('moved');
    expect(mailbox.sent).toEqual([]);
  });

  it.each<[Kind, Kind]>([
    ['meeting', 'reminder'],
    ['reminder', 'meeting'],
  ])('of the kind “%s” is not sent to people who turned it off', async (kind, other) => {
    const { send, change, mailbox } = aMailFixture();
    await change(ROBIN, { kinds: [{ kind, mail: false }] });
    await send(NOTICES[kind]);
    await send(NOTICES[other]);
    await send(NOTICES[kind], KIM);
    expect(mailbox.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['person1@example.org', NOTICES[other]],
      ['person2@example.org', NOTICES[kind]],
    ]);
    await change(ROBIN, { kinds: [{ kind, mail: true }] });
    await send(NOTICES[kind]);
    expect(mailbox.sent).toHaveLength(3);
  });

  it('does not depend on other channels, other kinds or the daily summary', async () => {
    const { send, change, mailbox } = aMailFixture();
    const kinds = KINDS.map((kind) => ({ kind, app: false, push: false }));
    await change(ROBIN, { kinds: [...kinds, { kind: 'message', mail: false }], dailyDigest: true });
    for (const kind of KINDS) await send(NOTICES[kind]);
    expect(mailbox.sent).toHaveLength(2);
  });

  it('is limited to ten a day per kind and pair of people, except for cancellations', async () => {
    const { send, mailbox } = aMailFixture();
    for (let i = 0; i <= RATE_LIMITS.meetingMailsPerPair.points; i++) await send('moved');
    expect(mailbox.sent).toHaveLength(10);
    await send('moved', KIM);
    await send('proposed');
    expect(mailbox.sent).toHaveLength(12);
    for (let i = 0; i <= RATE_LIMITS.meetingMailsPerPair.points; i++) await send('cancelled');
    expect(mailbox.sent).toHaveLength(23);
  });

  it('about a group hour is limited per group hour, and depends on the same switches', async () => {
    const { mail, change, mailbox } = aMailFixture();
    const joined = (groupHourId: number) => mail.mailAboutGroupHour({ notice: 'joined', groupHourId, userId: ROBIN });
    for (let i = 0; i <= RATE_LIMITS.meetingMailsPerPair.points; i++) await joined(8);
    expect(mailbox.sent).toHaveLength(10);
    await joined(9);
    await change(ROBIN, { kinds: [{ kind: 'meeting', mail: false }] });
    await mail.mailAboutGroupHour({ notice: 'cancelled', groupHourId: 9, userId: ROBIN });
    await mail.mailAboutGroupHour({ notice: 'begins', groupHourId: 9, userId: ROBIN });
    expect(mailbox.sent.slice(10).map(({ subject }) => subject)).toEqual(['joined', 'begins']);
  });

  it('that the recipient turned off does not count toward the limit', async () => {
    const { send, change, mailbox } = aMailFixture();
    await change(ROBIN, { kinds: [{ kind: 'meeting', mail: false }] });
    for (let i = 0; i <= RATE_LIMITS.meetingMailsPerPair.points; i++) await send('moved');
    await change(ROBIN, { kinds: [{ kind: 'meeting', mail: true }] });
    await send('moved');
    expect(mailbox.sent).toHaveLength(1);
  });

  it("fails if the limit can't be checked", async () => {
    const { send, limits } = aMailFixture();
    jest.spyOn(limits, 'consume').mockRejectedValue(new Error('no database'));
    await expect(send('scheduled')).rejects.toThrow('no database');
  });
});

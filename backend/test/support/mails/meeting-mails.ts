import {
  ComposeMeetingMail,
  MeetingMailText,
} from '../../../src/contexts/mentorship/application/meeting-mails/compose-meeting-mail';
import {
  MEETING_NOTICES,
  type MeetingNotice,
} from '../../../src/contexts/mentorship/application/meeting-mails/meeting-notices';
import { IntlTimeZoneDatabase } from '../../../src/contexts/mentorship/infrastructure/availability/intl-time-zone-database';
import { SendMeetingMail } from '../../../src/contexts/messaging/application/meeting-mails/send-meeting-mail';
import {
  PlainLinks,
  InMemorySettings,
} from '../../../src/contexts/messaging/application/notification-delivery/testing/delivery-fixture';
import { RecordedMailbox } from '../../../src/shared/application/testing/recorded-mail';
import { createWithStubs } from '../created-with';

const [RECIPIENT, OTHER] = [1, 2] as const;

/** Sends every mail about a meeting. */
export async function sendMeetingMails(fullName: string, otherName: string, reason: string): Promise<RecordedMailbox> {
  const mailbox = new RecordedMailbox();
  const names = new Map([
    [RECIPIENT, { displayName: fullName }],
    [OTHER, { displayName: otherName }],
  ]);
  const people = { findByIds: async () => names, findEmailAddress: async () => 'sam@example.org' };
  const state = {
    hostId: OTHER,
    attendeeId: RECIPIENT,
    startTime: new Date('2027-03-02T17:00:00Z'),
    endTime: new Date('2027-03-02T17:30:00Z'),
    sequence: 0,
    reason,
  };
  const timeZones = { findByUserIds: async () => new Map([[RECIPIENT, 'America/New_York']]) };
  const connections = { findBetween: async () => null };
  const describeMeetings = { execute: async () => [] };
  const files = { writeAttachment: () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
  const text = createWithStubs(
    MeetingMailText,
    people,
    timeZones,
    new IntlTimeZoneDatabase(),
    connections,
    describeMeetings,
    files,
  );
  const pages = {
    getMeetingUrl: (id: number) => `https://gradspan.example/events?meeting=${id}`,
    getListUrl: () => 'https://gradspan.example/events',
  };
  const clock = { now: () => new Date('2027-03-01T12:00:00Z') };
  for (const notice of Object.keys(MEETING_NOTICES) as MeetingNotice[]) {
    const isOff = notice === 'cancelled' || notice === 'declined';
    const meetings = { find: async () => ({ snapshot: () => ({ ...state, status: isOff ? notice : 'scheduled' }) }) };
    const compose = createWithStubs(ComposeMeetingMail, meetings, people, text, pages, clock);
    const drafts = { compose: compose.execute.bind(compose) };
    const limits = { consume: async () => {} };
    const send = createWithStubs(SendMeetingMail, drafts, new InMemorySettings(), new PlainLinks(), limits, mailbox);
    await send.execute({ notice, meetingId: 7, userId: RECIPIENT, aboutId: OTHER });
  }
  return mailbox;
}

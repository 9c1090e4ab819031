import { writeMailText } from '../../../../shared/application/mail-text';
import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import { DescribeMeetings } from '../../application/calendar/calendar';
import {
  ComposeMeetingMail,
  type MeetingMailDraft,
  MeetingMailText,
} from '../../application/meeting-mails/compose-meeting-mail';
import { MEETING_NOTICES, type MeetingNotice } from '../../application/meeting-mails/meeting-notices';
import { ATTENDEE, HOST, NOON } from '../../application/meetings/testing/sample-meeting';
import { InMemoryUserTimeZones } from '../../application/availability/testing/in-memory-availability';
import { InMemoryConnections } from '../../application/connections/testing/in-memory-connections';
import { InMemoryMeetings } from '../../application/meetings/testing/in-memory-meetings';
import { StubPeople } from '../../application/connections/testing/connection-use-cases';
import { Connection } from '../../domain/connections/connection';
import { Meeting } from '../../domain/meetings/meeting';
import { OriginMeetingPages } from '../calendar/origin-meeting-pages';
import { IntlTimeZoneDatabase } from '../availability/intl-time-zone-database';
import { IcalMeetingFiles } from '../calendar/ical-meeting-files';

const settings = loadSettings({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nowhere',
  APP_ORIGIN: 'https://gradspan.example',
  SESSION_SECRET: 'a secret that is long enough for this',
});

function aMailFixture() {
  const [people, meetings, connections] = [new StubPeople(), new InMemoryMeetings(), new InMemoryConnections()];
  const [timeZones, drafts] = [new InMemoryUserTimeZones(), [] as MeetingMailDraft[]];
  people.details.set(HOST, { displayName: 'Ada King, Jr.' }).set(ATTENDEE, { displayName: 'Kim E.' });
  const pages = new OriginMeetingPages(settings);
  const known = people;
  const describeMeetings = new DescribeMeetings(known);
  const files = new IcalMeetingFiles(settings, pages);
  const words = new MeetingMailText(known, timeZones, new IntlTimeZoneDatabase(), connections, describeMeetings, files);
  const mail = new ComposeMeetingMail(meetings, people, words, pages, { now: () => NOON });

  async function saveMeeting(startTime: string, endTime: string): Promise<Meeting> {
    const words = { title: 'A title', description: 'A description', meetingUrl: 'https://meet.example.org/ada' };
    const times = { startTime: new Date(startTime), endTime: new Date(endTime) };
    const plan = { hostId: HOST, attendeeId: ATTENDEE, ...words, ...times };
    const meeting = Meeting.schedule(7, 'a-secret-room', plan, { isInvitation: false }, NOON);
    await meetings.save(meeting);
    return meeting;
  }
  const connect = async (): Promise<void> => {
    const request = { fromUserId: HOST, toUserId: ATTENDEE, mentorId: null, message: 'Hello' };
    const connection = Connection.request(1, request, NOON);
    connection.accept(ATTENDEE, NOON);
    await connections.save(connection);
  };
  const compose = async (notice: MeetingNotice, userId = ATTENDEE): Promise<void> => {
    const draft = await mail.execute({ notice, meetingId: 7, userId, aboutId: HOST + ATTENDEE - userId });
    if (draft) drafts.push(draft);
  };
  return { people, meetings, timeZones, drafts, saveMeeting, connect, compose };
}

const [START, END] = ['2027-04-01T16:00:00Z', '2027-04-01T17:00:00Z'];
const textOf = ({ content }: MeetingMailDraft): string =>
  writeMailText({ ...content, footer: { reason: '', links: [] } });
const unfoldLines = ({ calendar }: MeetingMailDraft): string => calendar!.content.replaceAll('\r\n ', '');
const property = (mail: MeetingMailDraft, name: string): string =>
  new RegExp(`\\r\\n${name}:(.*)\\r\\n`).exec(unfoldLines(mail))?.[1] ?? '';

describe('a mail about a meeting', () => {
  it.each(Object.keys(MEETING_NOTICES) as MeetingNotice[])(
    '“%s” names the person and the time, links to the product, and quotes no text of users',
    async (notice) => {
      const { saveMeeting, compose, drafts, meetings } = aMailFixture();
      const meeting = await saveMeeting(START, END);
      if (['cancelled', 'declined'].includes(notice)) meeting.cancelForEndedConnection(NOON);
      await meetings.save(meeting);
      await compose(notice);
      expect(drafts).toHaveLength(1);
      const { to, subject } = drafts[0]!;
      const text = textOf(drafts[0]!);
      expect([to, subject]).toEqual([
        'person2@example.org',
        MEETING_NOTICES[notice].subject({ Name: 'Ada King, Jr.', name: 'Ada King, Jr.' }),
      ]);
      expect(text).toContain('Ada King, Jr.');
      expect(text).toContain('\n\nThursday, April 1, 2027, 4:00–5:00 PM UTC\n\n');
      expect(text).toMatch(/:\nhttps:\/\/gradspan\.example\/events(\?meeting=7)?\n/);
      expect(JSON.stringify(drafts)).not.toMatch(/A title|A description|secret-room|meet\.example\.org/);
    },
  );

  it("has the meeting's title in its calendar entry only for connected people, and never its description or link", async () => {
    const { saveMeeting, connect, compose, drafts } = aMailFixture();
    await saveMeeting(START, END);
    await compose('scheduled');
    await connect();
    await compose('scheduled');
    expect(drafts.map((mail) => property(mail, 'SUMMARY'))).toEqual(['1-on-1 with Ada King\\, Jr.', 'A title']);
    expect(unfoldLines(drafts[1]!)).not.toMatch(/A description|secret-room|meet\.example\.org/);
    expect(unfoldLines(drafts[1]!)).toContain('ORGANIZER;CN="Ada King, Jr.":mailto:no-reply@gradspan.example\r\n');
    // Calendars accept an invitation only if their owner is an attendee; the other person's address stays private.
    expect(unfoldLines(drafts[1]!)).toContain('CN="Kim E.":MAILTO:person2@example.org\r\n');
    expect(unfoldLines(drafts[1]!).match(/person\d@/g)).toHaveLength(1);
    expect(property(drafts[1]!, 'UID')).toBe('meeting-7@gradspan.example');
  });

  it("shows the time in the recipient's time zone, else in the host's", async () => {
    const { saveMeeting, compose, drafts, timeZones } = aMailFixture();
    await saveMeeting(START, END);
    await timeZones.save(HOST, 'America/Denver');
    await compose('moved');
    await timeZones.save(ATTENDEE, 'Asia/Tokyo');
    await compose('moved');
    expect(drafts.map((draft) => /, (\d.*)\n/.exec(textOf(draft))?.[1])).toEqual([
      '2027, 10:00–11:00 AM MT',
      '2027, 1:00–2:00 AM Japan Time',
    ]);
  });

  it('is not drafts to or about unavailable accounts', async () => {
    const { saveMeeting, compose, drafts, people } = aMailFixture();
    await saveMeeting(START, END);
    people.gone.add(ATTENDEE);
    people.gone.add(HOST);
    for (const userId of [HOST, ATTENDEE]) await compose('moved', userId);
    expect(drafts).toEqual([]);
  });

  it('does not name a deleted account', async () => {
    const { saveMeeting, compose, drafts, people } = aMailFixture();
    (await saveMeeting(START, END)).cancelForEndedConnection(NOON);
    people.gone.add(HOST);
    await compose('cancelled');
    expect(textOf(drafts[0]!)).toContain('Your meeting with a deleted user was canceled');
  });

  it('is not drafts once the meeting is off, except about the cancellation', async () => {
    const { saveMeeting, compose, drafts, meetings } = aMailFixture();
    const meeting = await saveMeeting(START, END);
    meeting.cancel(HOST, null, NOON);
    await meetings.save(meeting);
    for (const notice of ['scheduled', 'moved', 'proposed', 'accepted', 'cancelled'] as const) await compose(notice);
    expect(drafts.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL']);
    expect([property(drafts[0]!, 'STATUS'), property(drafts[0]!, 'SEQUENCE')]).toEqual(['CANCELLED', '1']);
  });

  it.each(['cancelled', 'declined'] as const)('contains the reason of a meeting that is %s', async (notice) => {
    const { saveMeeting, compose, drafts, meetings } = aMailFixture();
    const meeting = await saveMeeting(START, END);
    if (notice === 'cancelled') meeting.cancel(HOST, 'I am ill.', NOON);
    else meeting.answer(ATTENDEE, 'declined', 'I am ill.', NOON);
    await meetings.save(meeting);
    await compose(notice, notice === 'cancelled' ? ATTENDEE : HOST);
    expect(textOf(drafts[0]!)).toContain('\n\nReason: I am ill.\n\n');
  });

  it("invites the host by the host's own address", async () => {
    const { saveMeeting, compose, drafts } = aMailFixture();
    await saveMeeting(START, END);
    await compose('accepted', HOST);
    expect(unfoldLines(drafts[0]!)).toContain('ORGANIZER;CN="Kim E.":mailto:no-reply@gradspan.example\r\n');
    expect(unfoldLines(drafts[0]!)).toContain('CN="Ada King, Jr.":MAILTO:person1@example.org\r\n');
  });
});

describe('a meeting during a clock change', () => {
  /** The local time in the zone, according to the runtime: `3/14/27, 1:30`. */
  const shown = (zone: string, moment: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(new Date(moment))
      .replace(/\s?[AP]M$/, '');

  // Calculated by hand from the rules of each zone; each meeting lasts two hours around a clock change.
  it.each([
    ['America/New_York', '2027-03-14T06:30:00Z', ['3/14/27, 1:30', '4:30'], '1:30 AM EST to 4:30 AM EDT'],
    ['America/New_York', '2027-11-07T05:30:00Z', ['11/7/27, 1:30', '2:30'], '1:30 AM EDT to 2:30 AM EST'],
    ['Europe/Berlin', '2027-03-28T00:30:00Z', ['3/28/27, 1:30', '4:30'], '1:30 AM GMT+1 to 4:30 AM GMT+2'],
    ['Europe/Berlin', '2027-10-31T00:30:00Z', ['10/31/27, 2:30', '3:30'], '2:30 AM GMT+2 to 3:30 AM GMT+1'],
    ['Australia/Lord_Howe', '2027-04-03T14:30:00Z', ['4/4/27, 1:30', '3:00'], '1:30 AM GMT+11 to 3:00 AM GMT+10:30'],
    ['Australia/Lord_Howe', '2027-10-02T15:00:00Z', ['10/3/27, 1:30', '4:00'], '1:30 AM GMT+10:30 to 4:00 AM GMT+11'],
  ])('in %s from %s is shown in local time, and in UTC in calendar files', async (zone, from, localTimes, said) => {
    const until = new Date(Date.parse(from) + 2 * 3_600_000).toISOString();
    const { saveMeeting, compose, drafts, timeZones } = aMailFixture();
    await saveMeeting(from, until);
    await timeZones.save(ATTENDEE, zone);
    await compose('scheduled');
    const [mail] = drafts as [MeetingMailDraft];

    expect(textOf(mail)).toContain(`, 2027, ${said}\n`);
    expect(shown(zone, from)).toBe(localTimes[0]);
    expect(shown(zone, until).split(', ')[1]).toBe(localTimes[1]);
    const times = [property(mail, 'DTSTART'), property(mail, 'DTEND')];
    expect(times).toEqual([from, until].map((moment) => moment.replace(/[-:]|\.000/g, '')));
  });
});

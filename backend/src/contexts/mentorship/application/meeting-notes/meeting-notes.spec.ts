import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { MeetingNotFound, NoAnswerExpected } from '../../domain/meetings/meeting-state';
import { MeetingNotOver, NotesEditConflict } from '../../domain/meeting-notes/meeting-notes';
import { CalendarNotFound } from '../../domain/availability/availability';
import { DescribeGroupHours, DescribeMeetings, ReadCalendarFeed } from '../calendar/calendar';
import { InMemoryGroupHourReader, InMemoryGroupHours } from '../group-hours/testing/in-memory-group-hours';
import { aGroupHour } from '../group-hours/testing/sample-group-hour';
import { CheckMeetingAccess } from '../meetings/change-meeting';
import { type MeetingEntry, MeetingFiles } from '../calendar/ports/meeting-files';
import { GetMeetingNotes, RecordOutcome, SaveMeetingNotes } from './meeting-notes';
import { aMeeting, anHour, ATTENDEE, HOST, hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { InMemoryCalendarFeeds } from '../availability/testing/in-memory-availability';
import { InMemoryBlocks } from '../connections/testing/in-memory-connections';
import { InMemoryMeetingNotes } from './testing/in-memory-meeting-notes';
import { InMemoryMeetingReader, InMemoryMeetings } from '../meetings/testing/in-memory-meetings';
import { InMemoryMatches } from '../recommendations/testing/in-memory-recommendations';
import { StubPeople } from '../connections/testing/connection-use-cases';
import { CountedLimits } from '../meetings/testing/meeting-use-cases';

const [MEETING, STRANGER] = [7, 3];

/** Writes one line per entry. */
class PlainTextMeetingFiles extends MeetingFiles {
  writeDownload = (entries: readonly MeetingEntry[]): string => this.#lines('PUBLISH', entries);
  writeAttachment = (entries: readonly MeetingEntry[], method: string): string => this.#lines(method, entries);
  writeFeed = (entries: readonly MeetingEntry[]): string => this.#lines('FEED', entries);

  #lines(kind: string, entries: readonly MeetingEntry[]): string {
    const lines = entries.map(({ meeting, summary, description }) => `${meeting.id} ${summary} ${description}`);
    return [kind, ...lines].join('\n');
  }
}

/** Creates one meeting, tomorrow from noon to one. */
async function aTalk() {
  const [meetings, blocks, people] = [new InMemoryMeetings(), new InMemoryBlocks(), new StubPeople()];
  const store = new InMemoryMeetingNotes();
  const [reader, known, transactions] = [new InMemoryMeetingReader(meetings), people, new NoTransactions()];
  const [feeds, matches] = [new InMemoryCalendarFeeds(), new InMemoryMatches()];
  const clock = { at: NOON, now: () => clock.at };
  const describeMeetings = new DescribeMeetings(known);
  const checkAccess = new CheckMeetingAccess(blocks);
  await meetings.save(aMeeting());
  const groupHours = new InMemoryGroupHours();
  return {
    meetings,
    blocks,
    people,
    clock,
    feeds,
    matches,
    store,
    groupHours,
    write: new SaveMeetingNotes(meetings, checkAccess, store, transactions, clock),
    show: new GetMeetingNotes(reader, store, known),
    recordOutcome: new RecordOutcome(meetings, checkAccess, store, matches, transactions, clock),
    read: new ReadCalendarFeed(
      feeds,
      people,
      reader,
      describeMeetings,
      new InMemoryGroupHourReader(groupHours),
      new DescribeGroupHours(people),
      new PlainTextMeetingFiles(),
      new CountedLimits(),
      clock,
    ),
  };
}

describe('saving meeting notes', () => {
  it('shows the shared notes to both, and private notes only to their author', async () => {
    const { write, show } = await aTalk();
    await write.execute({ by: HOST, meetingId: MEETING, version: 0, shared: { notes: 'Ours' }, privateNote: 'Mine' });
    expect(await show.execute(ATTENDEE, MEETING)).toEqual({
      agenda: null,
      notes: 'Ours',
      actionItems: [],
      version: 1,
      privateNote: null,
      editedAt: NOON,
      editedBy: { id: HOST, displayName: 'Robin Example' },
    });
    expect((await show.execute(HOST, MEETING)).privateNote).toBe('Mine');
  });

  it('saves nothing if the version is outdated', async () => {
    const { write, show } = await aTalk();
    await write.execute({ by: HOST, meetingId: MEETING, version: 0, shared: { notes: 'First' } });
    const late = { by: ATTENDEE, meetingId: MEETING, version: 0, shared: { notes: 'Second' }, privateNote: 'Mine' };
    await expect(write.execute(late)).rejects.toThrow(NotesEditConflict);
    expect(await show.execute(ATTENDEE, MEETING)).toMatchObject({ notes: 'First', privateNote: null });
    await write.execute({ ...late, shared: {} });
    expect(await show.execute(ATTENDEE, MEETING)).toMatchObject({ notes: 'First', version: 1, privateNote: 'Mine' });
  });

  it('is allowed only for the two participants', async () => {
    const { write, show, blocks, people } = await aTalk();
    const saveNotes = (by: number) => write.execute({ by, meetingId: MEETING, version: 0, shared: { notes: 'x' } });
    await expect(saveNotes(STRANGER)).rejects.toThrow(MeetingNotFound);
    await expect(show.execute(STRANGER, MEETING)).rejects.toThrow(MeetingNotFound);
    await saveNotes(HOST);
    people.gone.add(HOST);
    expect(await show.execute(ATTENDEE, MEETING)).toMatchObject({ notes: 'x', editedBy: null });
    await blocks.save(HOST, ATTENDEE, NOON);
    await expect(saveNotes(ATTENDEE)).rejects.toThrow(MeetingNotFound);
  });
});

describe('recording the outcome of a meeting', () => {
  it('is possible after the meeting has ended, and stores the feedback in the active match', async () => {
    const { recordOutcome, clock, matches, store } = await aTalk();
    await matches.start(ATTENDEE, HOST, NOON);
    const input = { by: HOST, meetingId: MEETING, outcome: 'happened', rating: 4, feedback: 'Good' } as const;
    clock.at = hoursAfter(NOON, 24.9);
    await expect(recordOutcome.execute(input)).rejects.toThrow(MeetingNotOver);
    expect(store.outcomes).toEqual([]);

    clock.at = hoursAfter(NOON, 25);
    await recordOutcome.execute(input);
    expect(store.outcomes).toEqual([[MEETING, HOST, 'happened', clock.at]]);
    const [match] = await matches.listByUser(HOST);
    expect(match!.snapshot()).toMatchObject({
      status: 'active',
      mentorRating: 4,
      mentorFeedback: 'Good',
      rating: null,
    });
  });

  it('does not change an ended match', async () => {
    const { recordOutcome, clock, matches } = await aTalk();
    await matches.start(ATTENDEE, HOST, NOON);
    await matches.end(ATTENDEE, HOST, hoursAfter(NOON, 1));
    clock.at = hoursAfter(NOON, 25);
    await recordOutcome.execute({ by: ATTENDEE, meetingId: MEETING, outcome: 'no-show', rating: 1 });
    expect((await matches.listByUser(HOST))[0]!.snapshot()).toMatchObject({ rating: null, status: 'ended' });
  });

  it('is allowed only for the participants, and not for canceled meetings', async () => {
    const { recordOutcome, clock, meetings } = await aTalk();
    clock.at = hoursAfter(NOON, 25);
    const input = { meetingId: MEETING, outcome: 'moved' } as const;
    await expect(recordOutcome.execute({ ...input, by: STRANGER })).rejects.toThrow(MeetingNotFound);
    const meeting = (await meetings.find(MEETING))!;
    meeting.cancel(HOST, null, NOON);
    await meetings.save(meeting);
    await expect(recordOutcome.execute({ ...input, by: HOST })).rejects.toThrow(NoAnswerExpected);
  });
});

describe('the calendar feed', () => {
  it('contains the meetings of the last 90 days and upcoming ones, without descriptions', async () => {
    const { read, feeds, meetings, clock } = await aTalk();
    await meetings.save(aMeeting({ ...anHour(30), description: 'In confidence' }, false, 8));
    await meetings.save(aMeeting({ hostId: STRANGER, ...anHour(40) }, false, 9));
    await feeds.save(HOST, 'secret', NOON);
    expect((await read.execute('secret')).split('\n').sort()).toEqual([
      '7 1-on-1 with Robin Example null',
      '8 1-on-1 with Robin Example null',
      'FEED',
    ]);
    clock.at = hoursAfter(NOON, 25 + 90 * 24 + 1);
    expect((await read.execute('secret')).split('\n')).toHaveLength(2);
  });

  it('contains the group hours that the person hosts or joined, without the names of students', async () => {
    const { read, feeds, groupHours } = await aTalk();
    const groupHour = aGroupHour({ hostId: STRANGER }, 20);
    groupHour.join(HOST, 'In confidence', NOON);
    await groupHours.save(groupHour);
    await groupHours.save(aGroupHour({ hostId: ATTENDEE, ...anHour(50) }, 21));
    await feeds.save(HOST, 'secret', NOON);
    expect((await read.execute('secret')).split('\n').slice(2)).toEqual(['20 Life in the dorms null']);
  });

  it('returns nothing for unknown tokens, college administrators and deleted accounts', async () => {
    const { read, feeds, people } = await aTalk();
    await feeds.save(HOST, 'secret', NOON);
    await expect(read.execute('other')).rejects.toThrow(CalendarNotFound);
    people.details.set(HOST, { role: 'college_admin' });
    await expect(read.execute('secret')).rejects.toThrow(CalendarNotFound);
    people.gone.add(HOST);
    await expect(read.execute('secret')).rejects.toThrow(CalendarNotFound);
  });

  it('is rate-limited', async () => {
    const { read, feeds } = await aTalk();
    await feeds.save(HOST, 'secret', NOON);
    for (let i = 0; i < 120; i++) await read.execute('secret');
    await expect(read.execute('secret')).rejects.toThrow(TooManyRequests);
  });
});

import {
  aMeeting,
  anHour,
  aPlan,
  ATTENDEE,
  HOST,
  hoursAfter,
  NOON,
} from '../../application/meetings/testing/sample-meeting';
import type { DomainError } from '../../../../shared/domain/domain-error';
import { Meeting } from './meeting';
import {
  OnlyHostAllowed,
  MeetingNotFound,
  MeetingNotUpcoming,
  MeetingRefused,
  NoAnswerExpected,
  MeetingNotJoinable,
  type MeetingState,
  occupiedUserIds,
} from './meeting-state';

const later = (hours: number): Date => hoursAfter(NOON, hours);
const names = (meeting: Meeting): string[] => meeting.pullEvents().map((event) => event.constructor.name);
const occupied = (meeting: Meeting): readonly number[] => occupiedUserIds(meeting.snapshot());
/** Returns the error message of each refused field. */
function refusal(work: () => unknown): Record<string, string> {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(MeetingRefused);
    return Object.fromEntries((error as DomainError).fields.map(({ field, message }) => [field, message]));
  }
  return {};
}

describe('scheduling a meeting', () => {
  it('creates a confirmed meeting with an event, or a pending invitation', () => {
    const meeting = Meeting.schedule(7, 'room', aPlan(), { isInvitation: false }, NOON);
    expect(meeting.snapshot()).toEqual({
      ...aPlan(),
      id: 7,
      room: 'room',
      status: 'confirmed',
      sequence: 0,
      isInvitation: false,
      jointWithId: null,
      confirmedAt: NOON,
      proposedStart: null,
      proposedEnd: null,
      proposalNote: null,
      proposedAt: null,
      proposalAnswer: null,
      reason: null,
      createdAt: NOON,
      updatedAt: NOON,
    } satisfies MeetingState);
    expect(meeting.pullEvents()).toEqual([
      { meetingId: 7, hostId: HOST, attendeeId: ATTENDEE, isInvitation: false, occurredAt: NOON },
    ]);
    expect([occupied(meeting), occupied(aMeeting({}, true))]).toEqual([[HOST, ATTENDEE], [HOST]]);
    expect(aMeeting({}, true).snapshot()).toMatchObject({ status: 'pending', confirmedAt: null });
  });

  it.each<[string, Partial<MeetingState>, Record<string, string>]>([
    ['ends when it begins', { endTime: later(24) }, { endTime: 'End time must be after start time' }],
    ['ends before it begins', { endTime: later(23) }, { endTime: 'End time must be after start time' }],
    ['begins now', { startTime: NOON, endTime: later(1) }, { startTime: 'Start time must be in the future' }],
    ['begins in more than a year', anHour(365 * 24 + 1), { startTime: 'Start time must be within a year' }],
    [
      'lasts longer than anyone stays',
      { endTime: new Date(later(32).getTime() + 1) },
      { endTime: 'A meeting can last 8 hours at most' },
    ],
    [
      'is wrong from beginning to end',
      { startTime: later(-1), endTime: later(-2) },
      { startTime: 'Start time must be in the future', endTime: 'End time must be after start time' },
    ],
  ])('is refused if it %s', (_, overrides, faults) => {
    expect(refusal(() => aMeeting(overrides))).toEqual(faults);
  });

  it('allows eight hours, and a year ahead', () => {
    expect(refusal(() => aMeeting({ endTime: later(32) }))).toEqual({});
    expect(refusal(() => aMeeting(anHour(365 * 24)))).toEqual({});
  });
});

describe('the host of a meeting', () => {
  it('moves it immediately, and the attendee must accept again while their time stays reserved', () => {
    const meeting = aMeeting();
    meeting.propose(ATTENDEE, { ...anHour(30), note: 'Later?' }, later(1));
    meeting.change(HOST, anHour(26), later(2));
    expect(meeting.snapshot()).toMatchObject({ status: 'pending', sequence: 1, proposedAt: null, updatedAt: later(2) });
    expect(occupied(meeting)).toEqual([HOST, ATTENDEE]);
    expect(names(meeting)).toEqual(['MeetingProposed', 'MeetingMoved']);
    expect(refusal(() => meeting.change(HOST, { endTime: later(20) }, later(2)))).toHaveProperty('endTime');
  });

  it('changes the details without asking the attendee again', () => {
    const meeting = aMeeting();
    meeting.change(HOST, { title: 'Another talk', ...anHour(24) }, later(1));
    meeting.change(HOST, { title: 'Another talk' }, later(2));
    expect(meeting.snapshot()).toMatchObject({
      title: 'Another talk',
      sequence: 0,
      status: 'confirmed',
      updatedAt: later(1),
    });
    expect(names(meeting)).toEqual([]);
  });

  it('cancels it, once, with or without a reason', () => {
    const meeting = aMeeting();
    expect(() => meeting.cancel(ATTENDEE, null, NOON)).toThrow(OnlyHostAllowed);
    meeting.cancel(HOST, 'Exams', later(1));
    expect(meeting.snapshot()).toMatchObject({ status: 'cancelled', reason: 'Exams', sequence: 1 });
    expect([occupied(meeting), meeting.pullEvents()]).toMatchObject([[], [{ cancelledBy: HOST }]]);
    for (const userId of [HOST, ATTENDEE])
      expect(() => meeting.cancel(userId, null, later(1))).toThrow(MeetingNotFound);
    expect(() => meeting.change(HOST, anHour(30), later(1))).toThrow(MeetingNotUpcoming);
  });

  it('answers a proposed time; repeating the answer changes nothing', () => {
    const meeting = aMeeting();
    expect(() => meeting.answer(HOST, 'accepted', null, NOON)).toThrow(NoAnswerExpected);
    meeting.propose(ATTENDEE, { ...anHour(30), note: null }, later(1));
    meeting.answer(HOST, 'accepted', null, later(2));
    meeting.answer(HOST, 'accepted', null, later(3));
    expect(meeting.snapshot()).toMatchObject({ ...anHour(30), sequence: 1, status: 'confirmed', updatedAt: later(2) });
    expect(() => meeting.answer(HOST, 'declined', null, later(3))).toThrow(NoAnswerExpected);
    expect(names(meeting)).toEqual(['MeetingProposed', 'MeetingAnswered']);

    meeting.propose(ATTENDEE, { ...anHour(40), note: null }, later(4));
    meeting.answer(HOST, 'declined', null, later(5));
    meeting.answer(HOST, 'declined', null, later(6));
    expect(meeting.snapshot()).toMatchObject({ ...anHour(30), proposedAt: null, sequence: 1, updatedAt: later(5) });
  });

  it("can't accept a proposed time that has passed", () => {
    const meeting = aMeeting();
    meeting.propose(ATTENDEE, { ...anHour(2), note: null }, NOON);
    expect(refusal(() => meeting.answer(HOST, 'accepted', null, later(3)))).toHaveProperty('startTime');
  });
});

describe('the attendee of a meeting', () => {
  it('proposes another time; a new proposal replaces the previous one, and the meeting keeps its time', () => {
    const meeting = aMeeting();
    expect(() => meeting.propose(HOST, { ...anHour(30), note: null }, NOON)).toThrow(OnlyHostAllowed);
    expect(() => meeting.change(ATTENDEE, anHour(30), NOON)).toThrow(OnlyHostAllowed);
    meeting.propose(ATTENDEE, { ...anHour(30), note: 'Later?' }, later(1));
    meeting.propose(ATTENDEE, { ...anHour(30), note: 'Later?' }, later(2));
    meeting.propose(ATTENDEE, { ...anHour(31), note: null }, later(3));
    meeting.propose(ATTENDEE, { ...anHour(24), note: null }, later(4));
    expect(meeting.snapshot()).toMatchObject({
      ...anHour(24),
      status: 'confirmed',
      sequence: 0,
      proposedStart: later(31),
      proposedAt: later(3),
    });
    expect(names(meeting)).toEqual(['MeetingProposed', 'MeetingProposed']);
    expect(refusal(() => meeting.propose(ATTENDEE, { ...anHour(-1), note: null }, NOON))).toHaveProperty('startTime');
  });

  it('accepts an invitation, once', () => {
    const meeting = aMeeting({}, true);
    meeting.answer(ATTENDEE, 'accepted', null, later(1));
    meeting.answer(ATTENDEE, 'accepted', null, later(2));
    expect(meeting.snapshot()).toMatchObject({ status: 'confirmed', confirmedAt: later(1), updatedAt: later(1) });
    expect(occupied(meeting)).toEqual([HOST, ATTENDEE]);
    expect(meeting.pullEvents()).toMatchObject([{ answeredBy: ATTENDEE, answer: 'accepted' }]);
  });

  it('withdraws a proposal by accepting the current time', () => {
    const meeting = aMeeting();
    meeting.propose(ATTENDEE, { ...anHour(30), note: null }, later(1));
    meeting.answer(ATTENDEE, 'accepted', null, later(2));
    expect(meeting.snapshot()).toMatchObject({ status: 'confirmed', proposedAt: null, sequence: 0 });
    expect(names(meeting)).toEqual(['MeetingProposed']);
  });

  it('declines once and finally, even a confirmed meeting', () => {
    const meeting = aMeeting();
    meeting.answer(ATTENDEE, 'declined', 'No time', later(1));
    meeting.answer(ATTENDEE, 'declined', 'Changed', later(2));
    expect(meeting.snapshot()).toMatchObject({ status: 'declined', reason: 'No time', updatedAt: later(1) });
    expect([occupied(meeting), names(meeting)]).toEqual([[], ['MeetingAnswered']]);
    expect(() => meeting.answer(ATTENDEE, 'accepted', null, later(2))).toThrow(NoAnswerExpected);
    expect(() => meeting.answer(HOST, 'accepted', null, later(2))).toThrow(NoAnswerExpected);
    expect(() => meeting.cancel(HOST, null, later(2))).toThrow(MeetingNotUpcoming);
  });
});

describe('a meeting that has begun', () => {
  it.each<[string, (meeting: Meeting) => void]>([
    ['moved', (meeting) => meeting.change(HOST, anHour(40), later(24))],
    ['renamed', (meeting) => meeting.change(HOST, { title: 'Another' }, later(24))],
    ['wished elsewhere', (meeting) => meeting.propose(ATTENDEE, { ...anHour(40), note: null }, later(24))],
    ['declined', (meeting) => meeting.answer(ATTENDEE, 'declined', null, later(24))],
    ['cancelled', (meeting) => meeting.cancel(HOST, null, later(24))],
  ])("can't be %s", (_, change) => {
    expect(() => change(aMeeting())).toThrow(MeetingNotUpcoming);
  });

  it('stays unchanged when the connection ends; an upcoming one is canceled once', () => {
    const meeting = aMeeting();
    meeting.cancelForEndedConnection(later(24));
    expect(meeting.snapshot().status).toBe('confirmed');
    meeting.cancelForEndedConnection(later(23));
    meeting.cancelForEndedConnection(later(23));
    expect(meeting.snapshot()).toMatchObject({ status: 'cancelled', sequence: 1, reason: null });
    expect(meeting.pullEvents()).toMatchObject([{ cancelledBy: null }]);
  });
});

describe('joining a meeting', () => {
  const MINUTE_IN_HOURS = 1 / 60;

  it('is possible from 15 minutes before the beginning until 30 minutes after the end', () => {
    const meeting = aMeeting({}, true);
    for (const hours of [24 - 15 * MINUTE_IN_HOURS, 24, 25, 25 + 30 * MINUTE_IN_HOURS])
      meeting.assertJoinable(later(hours));
    for (const hours of [24 - 16 * MINUTE_IN_HOURS, 25 + 31 * MINUTE_IN_HOURS]) {
      expect(() => meeting.assertJoinable(later(hours))).toThrow(MeetingNotJoinable);
    }
  });

  it('is refused with the opening times, and always after the meeting was declined', () => {
    const meeting = aMeeting();
    const [joinFrom, joinUntil] = ['2027-03-02T11:45:00.000Z', '2027-03-02T13:30:00.000Z'];
    expect(() => meeting.assertJoinable(NOON)).toThrow(
      expect.objectContaining({ details: { joinFrom, joinUntil } }) as Error,
    );
    meeting.answer(ATTENDEE, 'declined', null, NOON);
    expect(() => meeting.assertJoinable(later(24))).toThrow(MeetingNotJoinable);
  });
});

import fc from 'fast-check';
import { Meeting } from '../src/contexts/mentorship/domain/meetings/meeting';
import { type MeetingState, occupiedUserIds } from '../src/contexts/mentorship/domain/meetings/meeting-state';
import { DomainError } from '../src/shared/domain/domain-error';
import { stateTable } from './support/state-table';

const [HOST, ATTENDEE] = [1, 2];
const HOUR = 3_600_000;
const START = new Date('2027-03-01T12:00:00Z');

interface Move {
  readonly by: 'host' | 'attendee';
  readonly does: string;
  readonly afterHours: number;
  /** The chosen start, in hours after the move. */
  readonly ahead: number;
}

/** Returns the name of a meeting’s state in the document. */
function nameOf(state: MeetingState | undefined): string {
  if (!state) return 'none';
  const name = state.status === 'pending' ? (state.confirmedAt ? 'moved' : 'invited') : state.status;
  return state.proposedAt ? `${name} with a proposal` : name;
}

/** Applies a move and returns the meeting; a refused move changes nothing. */
function play(meeting: Meeting | undefined, { by, does, ahead }: Move, now: Date): Meeting | undefined {
  const actorId = by === 'host' ? HOST : ATTENDEE;
  const startTime = new Date(now.getTime() + ahead * HOUR);
  const time = { startTime, endTime: new Date(startTime.getTime() + HOUR) };
  const plan = { hostId: HOST, attendeeId: ATTENDEE, title: 'A talk', description: null, meetingUrl: null, ...time };
  try {
    if (!meeting) {
      const isInvitation = does === 'invites';
      const isScheduling = by === 'host' && (isInvitation || does === 'schedules');
      return isScheduling ? Meeting.schedule(7, 'room', plan, { isInvitation }, now) : undefined;
    }
    if (does === 'moves') meeting.change(actorId, time, now);
    else if (does === 'proposes') meeting.propose(actorId, { ...time, note: null }, now);
    else if (does === 'accepts') meeting.answer(actorId, 'accepted', null, now);
    else if (does === 'declines') meeting.answer(actorId, 'declined', 'No time', now);
    else if (does === 'cancels') meeting.cancel(actorId, null, now);
    else if (does === 'parts') meeting.cancelForEndedConnection(now);
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
  }
  return meeting;
}

const ACTIONS = ['schedules', 'invites', 'moves', 'moves', 'proposes', 'proposes', 'accepts', 'accepts', 'declines'];
const moves = fc.array(
  fc.oneof(
    {
      weight: 14,
      arbitrary: fc.record({
        by: fc.constantFrom<Move['by']>('host', 'attendee'),
        does: fc.constantFrom(...ACTIONS),
        afterHours: fc.constantFrom(0, 0, 0, 0, 1, 30),
        ahead: fc.integer({ min: -1, max: 60 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        by: fc.constantFrom<Move['by']>('host', 'attendee'),
        does: fc.constantFrom('cancels', 'parts', 'parts'),
        afterHours: fc.constant(0),
        ahead: fc.constant(1),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
);

/** Plays all moves, and calls `see` for each one that changed something. */
function eachStep(
  order: readonly Move[],
  see: (step: { before?: MeetingState; after: MeetingState; move: Move; now: Date }) => void,
) {
  let meeting: Meeting | undefined;
  let now = START;
  for (const move of order) {
    now = new Date(now.getTime() + move.afterHours * HOUR);
    const before = meeting?.snapshot();
    meeting = play(meeting, move, now);
    const after = meeting?.snapshot();
    if (after && JSON.stringify(before) !== JSON.stringify(after)) see({ before, after, move, now });
  }
}

/** Checks the constraints of the table. */
const fits = (state: MeetingState): boolean =>
  state.startTime < state.endTime &&
  (state.status !== 'confirmed' || state.confirmedAt !== null) &&
  (state.proposedAt === null) === (state.proposedStart === null) &&
  (state.proposedAt === null || state.status === 'pending' || state.status === 'confirmed') &&
  (state.reason === null || state.status === 'declined' || state.status === 'cancelled') &&
  state.updatedAt >= state.createdAt;

describe('the states of a meeting', () => {
  const allowed = stateTable('meeting-states.md', '## Who is busy', ['host', 'attendee']);
  const seen = new Set<string>();

  it('match the document in random sequences of actions by two people', () => {
    fc.assert(
      fc.property(moves, (order) =>
        eachStep(order, ({ before, after, move }) => {
          const step = `${nameOf(before)} / ${move.by} / ${move.does} / ${nameOf(after)}`;
          seen.add(step);
          if (!allowed.has(step)) throw new Error(`Not in the document: ${step}`);
        }),
      ),
      { numRuns: 3_000, seed: 20_270_301 },
    );
  });

  it('include every transition of the document', () => {
    expect([...allowed].filter((step) => !seen.has(step))).toEqual([]);
  });

  it('change only before the meeting starts, count every change of time, and always satisfy the constraints of the table', () => {
    fc.assert(
      fc.property(moves, (order) =>
        eachStep(order, ({ before, after, now }) => {
          const wasToCome = !before || (before.startTime > now && occupiedUserIds(before).length > 0);
          const isMoved = before?.startTime.getTime() !== after.startTime.getTime();
          const isOff = after.status === 'cancelled';
          const counted = before ? after.sequence - before.sequence : after.sequence + 1;
          if (!wasToCome) throw new Error('It had begun, or was off');
          if (counted !== Number(isMoved || isOff)) throw new Error(`Counted ${counted}: ${JSON.stringify(after)}`);
          if (!fits(after)) throw new Error(`Not to be kept: ${JSON.stringify(after)}`);
        }),
      ),
      { numRuns: 500, seed: 20_270_302 },
    );
  });

  it('occupy the time of the host when invited, of both when confirmed or moved, and of no one when off', () => {
    const taken = {
      invited: [HOST],
      confirmed: [HOST, ATTENDEE],
      moved: [HOST, ATTENDEE],
      declined: [],
      cancelled: [],
    };
    fc.assert(
      fc.property(moves, (order) =>
        eachStep(order, ({ after }) => {
          const name = nameOf(after).replace(' with a proposal', '') as keyof typeof taken;
          expect(occupiedUserIds(after)).toEqual(taken[name]);
        }),
      ),
      { numRuns: 300, seed: 20_270_303 },
    );
  });
});

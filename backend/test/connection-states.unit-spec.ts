import fc from 'fast-check';
import { Connection } from '../src/contexts/mentorship/domain/connections/connection';
import { type ConnectionState, daysAfter } from '../src/contexts/mentorship/domain/connections/connection-state';
import { DomainError } from '../src/shared/domain/domain-error';
import { stateTable } from './support/state-table';

const [ONE, OTHER] = [1, 2];

interface Move {
  readonly by: 'one' | 'other' | 'time';
  readonly does: string;
  readonly afterDays: number;
}

/** Returns the name of a connection’s state in the document. */
function nameOf(state: ConnectionState | undefined): string {
  if (!state) return 'none';
  if (state.status === 'closed') return state.closedBy!;
  if (state.status !== 'pending' || state.question === null) return state.status;
  return state.answer === null ? 'questioned' : 'answered';
}

/** Applies a move and returns the connection; a refused move changes nothing. */
function applyMove(connection: Connection | undefined, move: Move, now: Date): Connection | undefined {
  const by = move.by === 'one' ? ONE : OTHER;
  const request = { fromUserId: by, toUserId: ONE + OTHER - by, mentorId: OTHER, message: 'Hello' };
  try {
    if (move.does === 'asks' && !connection) return Connection.request(7, request, now);
    else if (move.does === 'asks') connection?.requestAgain(request, now);
    else if (move.does === 'accepts') connection?.accept(by, now);
    else if (move.does === 'replies') connection?.acceptByReply(by, false, now);
    else if (move.does === 'declines') connection?.decline(by, null, now);
    else if (move.does === 'undoes the answer') connection?.undoAnswer(by, now);
    else if (move.does === 'asks for more') connection?.askQuestion(by, 'Why?', now);
    else if (move.does === 'answers') connection?.answerQuestion(by, 'So', now);
    else if (move.does === 'ends') connection?.end(by, now);
    else if (move.does === 'finishes') connection?.finish(now);
    else if (move.does === 'blocks') connection?.close(now);
    else connection?.expire(now);
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
  }
  return connection;
}

const ACTIONS = [
  'asks',
  'accepts',
  'replies',
  'declines',
  'undoes the answer',
  'asks for more',
  'answers',
  'ends',
  'finishes',
  'blocks',
];
/** Half of the sequences begin with an answered question: random moves rarely get beyond it. */
const beginnings: Move[][] = [
  [],
  [
    { by: 'one', does: 'asks', afterDays: 0 },
    { by: 'other', does: 'asks for more', afterDays: 0 },
    { by: 'one', does: 'answers', afterDays: 0 },
  ],
];
const anyMoves = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        by: fc.constantFrom<Move['by']>('one', 'other'),
        does: fc.constantFrom(...ACTIONS),
        afterDays: fc.constantFrom(0, 0, 0, 1, 4, 31),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Move>({ by: 'time', does: 'runs out', afterDays: 11 }) },
  ),
  { maxLength: 60, size: 'max' },
);
const moves = fc.tuple(fc.constantFrom(...beginnings), anyMoves).map(([first, then]) => [...first, ...then]);

/** Checks the constraints of the table. */
const meetsConstraints = ({
  status,
  closedBy,
  expiresAt,
  question,
  answer,
  reason,
  createdAt,
  updatedAt,
}: ConnectionState) =>
  (status === 'closed') === (closedBy !== null) &&
  (status === 'pending') === (expiresAt !== null) &&
  (answer === null || question !== null) &&
  (reason === null || status === 'declined') &&
  updatedAt >= createdAt;

describe('the states of a connection', () => {
  const allowed = stateTable('connection-states.md', '## Times', ['sender', 'recipient']);
  const seen = new Set<string>();

  it('match the document in random sequences of actions by two people', () => {
    fc.assert(
      fc.property(moves, (order) => {
        let connection: Connection | undefined;
        let now = new Date('2026-03-01T12:00:00Z');
        for (const move of order) {
          now = daysAfter(now, move.afterDays);
          const before = connection?.snapshot();
          connection = applyMove(connection, move, now);
          const after = connection?.snapshot();
          if (JSON.stringify(before) === JSON.stringify(after)) continue;

          // The first person to ask is the sender; later it is the one who asked last.
          const senderId = before?.fromUserId ?? after!.fromUserId;
          const actor =
            move.by === 'time' ? 'time' : (move.by === 'one') === (senderId === ONE) ? 'sender' : 'recipient';
          const step = `${nameOf(before)} / ${actor} / ${move.does} / ${nameOf(after)}`;
          seen.add(step);
          if (!allowed.has(step)) throw new Error(`Not in the document: ${step}`);
        }
      }),
      { numRuns: 1_500, seed: 20_260_301 },
    );
  });

  it('include every transition of the document', () => {
    expect([...allowed].filter((step) => !seen.has(step))).toEqual([]);
  });

  it('always satisfy the constraints of the table', () => {
    fc.assert(
      fc.property(moves, (order) => {
        let connection: Connection | undefined;
        let now = new Date('2026-03-01T12:00:00Z');
        for (const move of order) {
          now = daysAfter(now, move.afterDays);
          connection = applyMove(connection, move, now);
          const state = connection?.snapshot();
          if (state && !meetsConstraints(state)) throw new Error(`Not to be kept: ${JSON.stringify(state)}`);
        }
      }),
      { numRuns: 300, seed: 20_260_302 },
    );
  });
});

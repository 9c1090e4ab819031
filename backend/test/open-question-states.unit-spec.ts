import fc from 'fast-check';
import {
  hoursAfter,
  OpenQuestion,
  type OpenQuestionId,
  type OpenQuestionState,
} from '../src/contexts/forum/domain/open-questions/open-question';
import { DomainError } from '../src/shared/domain/domain-error';
import { stateTable } from './support/state-table';

const [ASKER, ALUM, OTHER_ALUM] = [1, 2, 3] as const;
const PEOPLE = { asker: ASKER, alum: ALUM, 'other alum': OTHER_ALUM, time: 0 } as const;

interface Move {
  readonly by: keyof typeof PEOPLE;
  readonly does: string;
  readonly afterDays: number;
}

/** Returns the name of a question’s state in the document. */
function nameOf(state: OpenQuestionState | undefined): string {
  if (!state) return 'none';
  if (state.status === 'closed') return { asker: 'withdrawn', time: 'expired', account: 'ended' }[state.closedBy!];
  return state.isAccepted ? 'accepted' : state.status;
}

const ask = (now: Date): OpenQuestion =>
  OpenQuestion.ask(
    7 as OpenQuestionId,
    {
      askerId: ASKER,
      collegeId: 1,
      aboutFigure: 'net_price',
      aboutCip: null,
      aboutLevel: null,
      field: null,
      text: 'What did your family really pay?',
      isAnonymous: true,
    },
    now,
  );

/** Applies a move and returns the question; a refused move changes nothing. */
function applyMove(question: OpenQuestion | undefined, { by, does }: Move, now: Date): OpenQuestion | undefined {
  const id = PEOPLE[by];
  try {
    if (!question) return does === 'asks' && by === 'asker' ? ask(now) : undefined;
    if (does === 'takes' && by !== 'asker') question.take(id, now);
    else if (does === 'answers') question.answer(id, 5, now);
    else if (does === 'gives back') question.giveBack(id, now);
    else if (does === 'withdraws') question.withdraw(id, now);
    else if (does === 'accepts') question.decide(id, true, now);
    else if (does === 'rejects') question.decide(id, false, now);
    else if (does === 'leaves' && by === 'asker') question.endForAccount(now);
    else if (does === 'is erased' && by !== 'asker') question.loseAnswer(5, now);
    else if (does === 'runs out') question.expire(now);
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal;
  }
  return question;
}

const ACTIONS = ['asks', 'takes', 'answers', 'gives back', 'withdraws', 'accepts', 'rejects', 'leaves', 'is erased'];
const anyMoves = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        by: fc.constantFrom<Move['by']>('asker', 'alum', 'other alum'),
        does: fc.constantFrom(...ACTIONS, 'takes', 'answers', 'accepts'),
        afterDays: fc.constantFrom(0, 0, 0, 1, 3),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Move>({ by: 'time', does: 'runs out', afterDays: 61 }) },
  ),
  { maxLength: 60, size: 'max' },
);
const moves = anyMoves.map((then): Move[] => [{ by: 'asker', does: 'asks', afterDays: 0 }, ...then]);

/** Checks the constraints of the table. */
const meetsConstraints = ({ status, closedBy, takenBy, takenAt, answerId, isAccepted }: OpenQuestionState): boolean =>
  (status === 'closed') === (closedBy !== null) &&
  (status === 'taken') === (takenBy !== null) &&
  (takenBy === null) === (takenAt === null) &&
  (status !== 'answered' || answerId !== null) &&
  (!isAccepted || status === 'answered' || status === 'closed');

describe('the states of an open question', () => {
  const allowed = stateTable('open-question-states.md', '## Times', []);
  const seen = new Set<string>();

  it('match the document in random sequences of actions, and satisfy the constraints of the table', () => {
    fc.assert(
      fc.property(moves, (order) => {
        let question: OpenQuestion | undefined;
        let now = new Date('2026-03-01T12:00:00Z');
        for (const move of order) {
          now = hoursAfter(now, move.afterDays * 24);
          const before = question?.snapshot();
          question = applyMove(question, move, now);
          const after = question?.snapshot();
          if (after && !meetsConstraints(after)) throw new Error(`Not to be kept: ${JSON.stringify(after)}`);
          if (nameOf(before) === nameOf(after)) continue;
          const actor = move.by === 'other alum' ? 'alum' : move.by;
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
});

import { join } from 'node:path';
import { SeededRandom } from '../src/composition/generated-data/seeded-random';
import { OPEN_QUESTION_RULES } from '../src/contexts/forum/domain/open-questions/open-question';
import { REQUEST_RULES } from '../src/contexts/mentorship/domain/connections/connection-state';
import * as keys from '../src/contexts/mentorship/domain/matching/answerer-keys';
import { MINUTES_RULES, MinutesOfMonth } from '../src/contexts/mentorship/domain/minutes/minutes';
import * as offers from '../src/contexts/mentorship/domain/question-offers/question-offers';

interface Figures {
  readonly questions: number;
  readonly unused: number;
  readonly overrun: number;
  readonly gini: number;
  readonly median: number;
  readonly collegeOrProgram: number;
  readonly deadEnds: number;
}
type Rules = Readonly<Record<string, unknown>>;
type Simulate = (rules: Rules, world: unknown, assumptions: unknown) => Figures;

const FOLDER = join(__dirname, '../tools/simulate');
const RULES: Rules = {
  ...keys,
  ...offers,
  MINUTES_RULES,
  MinutesOfMonth,
  REQUEST_RULES,
  OPEN_QUESTION_RULES,
  SeededRandom,
};

let assumptions: Rules;
let createWorld: (rules: Rules, assumptions: unknown) => unknown;
let simulateToday: Simulate;
let simulateOpenQuestions: Simulate;
let listMissed: (today: Figures, open: Figures) => string[];
beforeAll(async () => {
  const { ASSUMPTIONS } = await import(join(FOLDER, 'assumptions.mjs'));
  // A world of the size of one state.
  assumptions = { ...ASSUMPTIONS, alumni: 2_000, colleges: 80, states: 1, months: 3 };
  ({ createWorld } = await import(join(FOLDER, 'world.mjs')));
  ({ simulateToday } = await import(join(FOLDER, 'today.mjs')));
  ({ simulateOpenQuestions } = await import(join(FOLDER, 'open-questions.mjs')));
  ({ listMissed } = await import(join(FOLDER, 'goals.mjs')));
});

const run = (simulate: Simulate, rules = RULES, changes: Rules = {}): Figures => {
  const changed = { ...assumptions, ...changes };
  return simulate(rules, createWorld(rules, changed), changed);
};

describe('three months of open questions with 2,000 alumni', () => {
  it('meet the goals, and are the same every time', () => {
    const [today, open] = [run(simulateToday), run(simulateOpenQuestions)];
    expect(listMissed(today, open)).toEqual([]);
    expect(open.questions).toBe(today.questions);
    expect(run(simulateOpenQuestions)).toEqual(open);
  });

  // With less demand, minutes stay unused, and who is asked first decides whose.
  it('are shared fairly at half of the demand, but not if the same people are asked first', () => {
    const askedById: Rules = {
      ...RULES,
      compareWaiting: (one: offers.Answerer, other: offers.Answerer) => one.userId - other.userId,
      chooseAnswerers: (waiting: readonly offers.Answerer[], limit: number) => waiting.slice(0, limit),
    };
    expect(run(simulateOpenQuestions, RULES, { demand: 0.5 }).gini).toBeLessThan(0.4);
    expect(run(simulateOpenQuestions, askedById, { demand: 0.5 }).gini).toBeGreaterThan(0.4);
  });
});

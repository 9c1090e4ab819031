import fc from 'fast-check';
import { ROUNDING_STEP, SUPPRESSION_RULES, type SuppressionRules } from '../statistics/suppression';
import {
  AskerCounter,
  type CountedAsker,
  hideMentoringWithSmallRest,
  type MentoringCounts,
  publishMentoring,
  type PublishedMentoring,
} from './mentoring-figures';

const K = 10;
const counts = (students: number, answered = 0, met = 0, helped = 0): MentoringCounts => ({
  requests: students + 3,
  students,
  reached: { answered, met, helped },
  repliesWithinDays: 1,
});
const stepsOf = (...args: Parameters<typeof counts>) =>
  publishMentoring(counts(...args), K).steps.map(({ students }) => students);

describe('the figures of mentoring', () => {
  it('count each step only of students who reached the step before, and minors only in requests', () => {
    const counter = new AskerCounter();
    const asker = (changes: Partial<CountedAsker> = {}): CountedAsker => ({
      isMinor: false,
      seconds: [60],
      hasMet: false,
      wasHelped: false,
      ...changes,
    });
    counter.add(asker({ seconds: [null, 30], hasMet: true, wasHelped: true }));
    counter.add(asker({ wasHelped: true }));
    counter.add(asker({ seconds: [null], hasMet: true }));
    counter.add(asker({ isMinor: true, seconds: [5, 6], hasMet: true, wasHelped: true }));
    expect(counter.toCounts((seconds) => seconds.length)).toEqual({
      requests: 6,
      students: 3,
      reached: { answered: 2, met: 1, helped: 1 },
      repliesWithinDays: 4,
    });
  });

  it('are hidden for nine students, as for none, and published for ten', () => {
    const hidden = publishMentoring(counts(9), K);
    expect(hidden).toMatchObject({ requests: null, students: null, repliesWithinDays: null });
    expect(publishMentoring(counts(0), K)).toEqual(hidden);
    expect(publishMentoring(counts(10), K)).toMatchObject({ requests: 15, students: 10, repliesWithinDays: 1 });
  });

  it('show a step only if ten reached it and ten stopped before it, and none after a hidden one', () => {
    expect(stepsOf(60, 40, 25, 12)).toEqual([40, 25, 10]);
    expect(stepsOf(60, 51, 25, 12)).toEqual([null, null, null]);
    expect(stepsOf(60, 40, 31, 12)).toEqual([40, null, null]);
    expect(stepsOf(60, 40, 25, 9)).toEqual([40, 25, null]);
    expect(stepsOf(60, 60, 25, 12)).toEqual([null, null, null]);
  });
});

/** Bounds of the size of a group of students. */
type Bounds = readonly [least: number, most: number];
const HALF_STEP = Math.floor(ROUNDING_STEP / 2);
const boundsOf = (count: number, isExact: boolean): Bounds =>
  isExact ? [count, count] : [Math.max(count - HALF_STEP, Math.min(count, K)), count + HALF_STEP];

/**
 * Returns what an administrator who knows the rules infers about every group: those who reached a step, and those who
 * stopped between two figures; also without `named` known students.
 */
function deriveGroups({ students, steps }: PublishedMentoring, named: number): Bounds[] {
  const figures = [students, ...steps.map((one) => one.students)].filter((one) => one !== null);
  const isExact = figures.some((figure) => figure % ROUNDING_STEP !== 0);
  const bounds = figures.map((figure) => boundsOf(figure, isExact));
  const rests = bounds.flatMap(([least, most], n) =>
    bounds.slice(n + 1).map(([otherLeast, otherMost]): Bounds => [least - otherMost, most - otherLeast]),
  );
  const groups = [...bounds, ...rests];
  return [...groups, ...groups.map(([least, most]): Bounds => [least - named, most - named])];
}

const isSmallGroup = ([least, most]: Bounds): boolean => least >= 1 && most < K;

const randomCounts = fc
  .tuple(
    fc.nat(160),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([students, one, two, three]) => {
    const answered = Math.round(students * one);
    const met = Math.round(answered * two);
    return counts(students, answered, met, Math.round(met * three));
  });

/** How often an attacker identifies a group of one to nine students, or sees a figure of a group that is one. */
function countLeaks(rules: SuppressionRules): number {
  let leaks = 0;
  fc.assert(
    fc.property(randomCounts, fc.nat(30), (counted, named) => {
      const published = hideMentoringWithSmallRest(publishMentoring(counted, K, rules), named, K);
      const { students, reached } = counted;
      const sizes = [students, reached.answered, reached.met, reached.helped];
      const shown = [published.students, ...published.steps.map((one) => one.students)];
      const isSmall = shown.some(
        (figure, n) => figure !== null && (sizes[n]! < K || (n > 0 && sizes[n - 1]! - sizes[n]! < K)),
      );
      if (isSmall || deriveGroups(published, named).some(isSmallGroup)) leaks += 1;
    }),
    { numRuns: 2_000, seed: 7 },
  );
  return leaks;
}

describe('an attacker who knows all figures and rules', () => {
  it('identifies no group of one to nine students', () => {
    expect(countLeaks(SUPPRESSION_RULES)).toBe(0);
  });

  it.each<[string, Partial<SuppressionRules>]>([
    ['the size of a group', { isLargeEnough: () => true }],
    ['the size of the rest', { isRestLargeEnough: () => true }],
  ])('identifies one without the rule about %s', (_, broken) => {
    expect(countLeaks({ ...SUPPRESSION_RULES, ...broken })).toBeGreaterThan(0);
  });

  it('learns from two weeks only changes by multiples of five, which rounding ensures', () => {
    const onlySteps = (rules: SuppressionRules) =>
      fc.check(
        fc.property(randomCounts, randomCounts, (one, other) => {
          const figuresOf = ({ requests, students, steps }: PublishedMentoring) => [
            requests,
            students,
            ...steps.map((step) => step.students),
          ];
          const later = figuresOf(publishMentoring(other, K, rules));
          return figuresOf(publishMentoring(one, K, rules)).every((figure, n) => {
            const next = later[n];
            return figure === null || next == null || (next - figure) % ROUNDING_STEP === 0;
          });
        }),
        { seed: 7 },
      );
    expect(onlySteps(SUPPRESSION_RULES).failed).toBe(false);
    expect(onlySteps({ ...SUPPRESSION_RULES, round: (count) => count }).failed).toBe(true);
  });
});

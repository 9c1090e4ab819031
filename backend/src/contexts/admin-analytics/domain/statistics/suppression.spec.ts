import fc from 'fast-check';
import { deriveClaims, filterSmallGroups, type Reading } from './testing/attacker';
import { CLOSES, LAST_CLOSE, periodOf, randomNumbers, randomStudents } from './testing/random-world';
import { countStudents, type CountedStudent } from './count-students';
import {
  hideFiguresWithSmallRest,
  publishStatistics,
  type PublishedStatistics,
  type StudentCounts,
  SUPPRESSION_RULES,
  type SuppressionRules,
  wholePercents,
} from './suppression';

const K = 10;
const counts = (changes: Partial<StudentCounts> = {}): StudentCounts => ({
  views: 0,
  students: 0,
  timed: { students: 0, averageSeconds: 0 },
  highIntent: 0,
  actions: new Map(),
  funnel: [],
  sources: new Map(),
  states: new Map(),
  majors: new Map(),
  ...changes,
});
const statesOf = (states: Record<string, number>) =>
  publishStatistics(
    counts({
      students: Object.values(states).reduce((sum, one) => sum + one, 0),
      states: new Map(Object.entries(states)),
    }),
    K,
  ).states?.map(({ name, students }) => [name, students]);

describe('the published statistics of a period', () => {
  it('are hidden for nine students and published for ten', () => {
    const nine = publishStatistics(counts({ students: 9, views: 400, timed: { students: 9, averageSeconds: 50 } }), K);
    expect(nine).toMatchObject({ views: null, uniqueStudents: null, avgSeconds: null, suppressed: true });

    const ten = publishStatistics(counts({ students: 10, views: 41, timed: { students: 10, averageSeconds: 52 } }), K);
    expect(ten).toMatchObject({ views: 40, uniqueStudents: 10, avgSeconds: 50 });
  });

  it('are the same for zero students and for nine', () => {
    expect(publishStatistics(counts({ students: 0 }), K)).toEqual(
      publishStatistics(counts({ students: 9, highIntent: 9, views: 9 }), K),
    );
  });

  it('contain a part only if at least ten students are in it and at least ten are not', () => {
    const highOf = (highIntent: number) => publishStatistics(counts({ students: 50, highIntent }), K).highIntent;

    expect([0, 9, 10, 25, 40, 41, 50].map(highOf)).toEqual([null, null, 10, 25, 40, null, null]);
  });

  it('are rounded to multiples of five', () => {
    const uniqueOf = (students: number) => publishStatistics(counts({ students }), K).uniqueStudents;

    expect([10, 12, 13, 17, 18].map(uniqueOf)).toEqual([10, 10, 15, 15, 20]);
  });

  it('replace shares below 5% or above 95% by these limits', () => {
    const shareOf = (highIntent: number, students: number) =>
      publishStatistics(counts({ students, highIntent }), K).highIntentShare;

    expect(shareOf(10, 1_000)).toEqual({ percent: 5, is: 'below' });
    expect(shareOf(50, 1_000)).toEqual({ percent: 5, is: 'exactly' });
    expect(shareOf(300, 1_000)).toEqual({ percent: 30, is: 'exactly' });
    expect(shareOf(985, 1_000)).toEqual({ percent: 95, is: 'above' });
  });

  it('list parts of at least ten students and merge the others', () => {
    expect(statesOf({ MA: 30, NY: 15, OH: 6, CA: 5 })).toEqual([
      ['MA', 30],
      ['NY', 15],
      [null, 10],
    ]);
  });

  it('merge a part of ten or more with the others if these would be fewer than ten', () => {
    expect(statesOf({ MA: 30, NY: 15, OH: 3 })).toEqual([
      ['MA', 30],
      [null, 20],
    ]);
    expect(statesOf({ MA: 30, OH: 3 })).toBeUndefined();
  });

  it('list all parts if each has at least ten students', () => {
    expect(statesOf({ MA: 30, NY: 15 })).toEqual([
      ['MA', 30],
      ['NY', 15],
    ]);
  });
});

describe('the funnel', () => {
  const step = (name: string, students: number, inAll = students) => ({ step: name, students, inAll });
  const funnelOf = (students: number, ...funnel: StudentCounts['funnel']) =>
    publishStatistics(counts({ students, funnel }), K).funnel.map((one) => one.students);

  it('shows every step that leaves at least ten students before it, and ends at the first other one', () => {
    expect(funnelOf(100, step('returned', 60), step('compare', 40, 50), step('contact', 30, 40))).toEqual([60, 40, 30]);
    expect(funnelOf(100, step('returned', 91), step('compare', 40, 50))).toEqual([null, null]);
    expect(funnelOf(100, step('returned', 60), step('compare', 51, 61), step('contact', 20, 30))).toEqual([
      60,
      null,
      null,
    ]);
  });

  it('hides a step if fewer than ten students did the same without the step before', () => {
    expect(funnelOf(100, step('returned', 60), step('compare', 40, 49))).toEqual([60, null]);
  });

  it('hides a step if fewer than ten students did neither this nor the step before', () => {
    expect(funnelOf(100, step('returned', 60), step('compare', 40, 71))).toEqual([60, null]);
    expect(funnelOf(100, step('returned', 60), step('compare', 40, 70))).toEqual([60, 40]);
  });

  it('is hidden for fewer than ten students', () => {
    expect(funnelOf(9, step('returned', 9))).toEqual([null]);
  });

  it('never grows', () => {
    const sizes = fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(400), sizes, (students, drawn) => {
        let before = students;
        const steps = drawn.map(([some, more], index) => {
          before = Math.min(before, some);
          return step(`step ${index}`, before, before + more);
        });
        const shown = [students, ...funnelOf(students, ...steps).map((one) => one ?? 0)];
        shown.slice(1).forEach((one, index) => expect(one).toBeLessThanOrEqual(shown[index]! + 2));
      }),
    );
  });

  it('ends where too few students remain once others share their name', () => {
    const published = publishStatistics(
      counts({ students: 100, funnel: [step('returned', 60), step('compare', 40, 50), step('contact', 20, 30)] }),
      K,
    );
    const after = (named: number) =>
      hideFiguresWithSmallRest(published, named, K).funnel.map(({ students }) => students);

    expect(after(6)).toEqual([60, 40, 20]);
    expect(after(7)).toEqual([60, null, null]);
  });
});

describe('percentages of parts', () => {
  it('are whole numbers that add up to 100, and differ by less than one from the exact ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 }), (parts) => {
        const percents = wholePercents(parts);
        const sum = parts.reduce((total, one) => total + one, 0);

        expect(percents.reduce((total, one) => total + one, 0)).toBe(100);
        percents.forEach((percent, index) => expect(Math.abs(percent - (parts[index]! / sum) * 100)).toBeLessThan(1));
      }),
    );
    expect(wholePercents([0, 0])).toEqual([0, 0]);
  });

  it('are computed from rounded counts, so that exact counts can’t be derived', () => {
    const published = publishStatistics(
      counts({
        students: 46,
        sources: new Map([
          ['search', 29],
          ['directory', 17],
        ]),
      }),
      K,
    );

    expect(published.sources).toEqual([
      { name: 'search', students: 30, percent: 67 },
      { name: 'directory', students: 15, percent: 33 },
    ]);
  });
});

describe('published statistics after counted students start to share their name', () => {
  const published = publishStatistics(
    counts({
      students: 40,
      highIntent: 13,
      states: new Map([
        ['MA', 25],
        ['NY', 15],
      ]),
    }),
    K,
  );

  it('do not change if no student starts to', () => {
    expect(hideFiguresWithSmallRest(published, 0, K)).toBe(published);
  });

  it('are hidden if fewer than ten students would remain', () => {
    expect(hideFiguresWithSmallRest(published, 3, K)).toMatchObject({ uniqueStudents: 40, highIntent: 15 });
    expect(hideFiguresWithSmallRest(published, 4, K)).toMatchObject({
      uniqueStudents: 40,
      highIntent: null,
      highIntentShare: null,
      states: null,
      suppressed: true,
    });
    expect(hideFiguresWithSmallRest(published, 29, K)).toEqual(publishStatistics(counts(), K));
  });
});

describe('for an attacker who reads everything that administrators see', () => {
  const WORLDS = 200;

  interface Product {
    readonly rules: SuppressionRules;
    readonly hide: typeof hideFiguresWithSmallRest;
    /** Whether a period is counted only once, when it is closed. */
    readonly isStored: boolean;
  }
  const PRODUCT: Product = { rules: SUPPRESSION_RULES, hide: hideFiguresWithSmallRest, isStored: true };

  /**
   * Returns what an administrator reads week by week: right after each close, and after students have deleted
   * interactions or changed consents.
   */
  function simulateReadings(seed: number, { rules, hide, isStored }: Product = PRODUCT): Reading[] {
    const random = randomNumbers(seed);
    const students = randomStudents(random);
    const left = students.slice(1 + Math.floor(random() * 3));
    const newlyNamed = Math.floor(random() * 5);
    return CLOSES.flatMap((close) => {
      const count = (of: readonly CountedStudent[]) =>
        publishStatistics(countStudents(of, periodOf(close), 3 * of.length), K, rules);
      const stored = count(students);
      const readingOf = (published: PublishedStatistics, named: number): Reading => ({
        closed: close.toISOString(),
        published: hide(published, named, K),
        newlyNamed: named,
      });
      return [
        readingOf(stored, 0),
        readingOf(isStored ? stored : count(left), 0),
        ...(newlyNamed > 0 ? [readingOf(stored, newlyNamed)] : []),
      ];
    });
  }

  const worlds = Array.from({ length: WORLDS }, (_, seed) => seed + 1);
  const findIsolatedGroups = (product: Partial<Product> = {}) =>
    worlds.flatMap((seed) => filterSmallGroups(deriveClaims(simulateReadings(seed, { ...PRODUCT, ...product }), K), K));

  it('no group of fewer than ten students can be derived', () => {
    expect(findIsolatedGroups()).toEqual([]);
  });

  it('enough is published in most worlds to attempt it', () => {
    const published = worlds
      .flatMap((seed) => simulateReadings(seed))
      .filter((one) => one.published.uniqueStudents !== null);

    expect(published.length).toBeGreaterThan(WORLDS * 3);
    expect(published.filter((one) => one.published.highIntent !== null).length).toBeGreaterThan(WORLDS / 4);
    expect(published.filter((one) => (one.published.states ?? []).length > 2).length).toBeGreaterThan(WORLDS / 2);
    expect(published.filter((one) => one.published.funnel[1]!.students !== null).length).toBeGreaterThan(WORLDS / 20);
  });

  const FAULTS: Record<string, Partial<SuppressionRules>> = {
    'groups of any size are published': { isLargeEnough: () => true },
    'the rest is not looked at': { isRestLargeEnough: () => true },
    'a rest of eight is enough': { isRestLargeEnough: (part, whole, k) => whole - part >= k - 2 },
    'steps of the funnel are looked at alone': {
      isStepLargeEnough: ({ students }, _, __, k) => students >= k,
    },
    'small parts are listed': {
      mergeSmallParts: (parts) => [...parts].map(([name, students]) => ({ name, students })),
    },
    'small parts are left out': {
      mergeSmallParts: (parts, k) =>
        [...parts].filter(([, students]) => students >= k).map(([name, students]) => ({ name, students })),
    },
    'small parts are taken together however few they are': {
      mergeSmallParts(parts, k) {
        const small = [...parts.values()].filter((students) => students < k).reduce((sum, one) => sum + one, 0);
        const large = [...parts].filter(([, students]) => students >= k);
        return [...large.map(([name, students]) => ({ name, students })), { name: null, students: small }];
      },
    },
  };
  it.each(Object.entries(FAULTS))('a group could be derived if %s', (_, fault) => {
    expect(findIsolatedGroups({ rules: { ...SUPPRESSION_RULES, ...fault } }).length).toBeGreaterThan(0);
  });

  it('a group could be derived if figures stayed when counted students start to share their names', () => {
    expect(findIsolatedGroups({ hide: (published) => published }).length).toBeGreaterThan(0);
  });

  it('a group could be derived if closed periods were counted again', () => {
    expect(findIsolatedGroups({ isStored: false }).length).toBeGreaterThan(0);
  });

  /** Returns the sizes of groups that figures are published about, and of the remaining students. */
  function publishedSizes(rules: SuppressionRules): number[] {
    return worlds.flatMap((seed) => {
      const studentCounts = countStudents(randomStudents(randomNumbers(seed)), periodOf(LAST_CLOSE), 0);
      const published = publishStatistics(studentCounts, K, rules);
      const parts = [
        ...(published.highIntent === null ? [] : [studentCounts.highIntent]),
        ...published.actions.flatMap(({ action, students }) =>
          students === null ? [] : [studentCounts.actions.get(action)!],
        ),
      ];
      const steps = studentCounts.funnel.filter((_, index) => published.funnel[index]!.students !== null);
      const groupsOfSteps = steps.flatMap(({ students, inAll }, index) => {
        const before = steps[index - 1]?.students;
        if (before === undefined) return [students, studentCounts.students - students];
        return [students, before - students, inAll - students, studentCounts.students - before - inAll + students];
      });
      return published.uniqueStudents === null
        ? []
        : [studentCounts.students, ...groupsOfSteps, ...parts.flatMap((part) => [part, studentCounts.students - part])];
    });
  }

  it('every published group has at least ten students, and at least ten are outside of it', () => {
    expect(Math.min(...publishedSizes(SUPPRESSION_RULES))).toBe(K);
    expect(
      Math.min(...publishedSizes({ ...SUPPRESSION_RULES, isLargeEnough: (students, k) => students >= k - 1 })),
    ).toBe(9);
  });

  /**
   * Returns the differences of the figures of a period with and without one student, except figures that are hidden in
   * either.
   */
  function differences(rules: SuppressionRules): number[] {
    return worlds.flatMap((seed) => {
      const students = randomStudents(randomNumbers(seed));
      const [all, rest] = [students, students.slice(1)].map((of) =>
        publishStatistics(countStudents(of, periodOf(LAST_CLOSE), 0), K, rules),
      );
      const figures = (of: PublishedStatistics) => [
        of.uniqueStudents,
        of.highIntent,
        ...[...of.actions, ...of.funnel].map((one) => one.students),
      ];
      const without = figures(rest!);
      return figures(all!).flatMap((figure, index) => {
        const other = without[index]!;
        return figure === null || other === null ? [] : [figure - other];
      });
    });
  }

  it('one more student changes no figure, or rounds it up by one step', () => {
    expect([...new Set(differences(SUPPRESSION_RULES))].sort()).toEqual([0, 5]);
    expect(new Set(differences({ ...SUPPRESSION_RULES, round: (count) => count }))).toContain(1);
  });
});

import fc from 'fast-check';
import { claimsFrom, isolated, type Reading } from './testing/attacker';
import { CLOSES, LAST_CLOSE, periodOf, randomNumbers, randomStudents } from './testing/random-world';
import { countStudents, type CountedStudent } from './count-students';
import {
  hideSmallRests,
  publish,
  type PublishedStatistics,
  type StudentCounts,
  SUPPRESSION,
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
  sources: new Map(),
  states: new Map(),
  majors: new Map(),
  ...changes,
});
const statesOf = (states: Record<string, number>) =>
  publish(
    counts({
      students: Object.values(states).reduce((sum, one) => sum + one, 0),
      states: new Map(Object.entries(states)),
    }),
    K,
  ).states?.map(({ name, students }) => [name, students]);

describe('what is published of a period', () => {
  it('is nothing with nine students, and something with ten', () => {
    const nine = publish(counts({ students: 9, views: 400, timed: { students: 9, averageSeconds: 50 } }), K);
    expect(nine).toMatchObject({ views: null, uniqueStudents: null, avgSeconds: null, suppressed: true });

    const ten = publish(counts({ students: 10, views: 41, timed: { students: 10, averageSeconds: 52 } }), K);
    expect(ten).toMatchObject({ views: 40, uniqueStudents: 10, avgSeconds: 50 });
  });

  it('is the same with no student and with nine', () => {
    expect(publish(counts({ students: 0 }), K)).toEqual(publish(counts({ students: 9, highIntent: 9, views: 9 }), K));
  });

  it('holds a part only if ten students are in it and ten are not', () => {
    const highOf = (highIntent: number) => publish(counts({ students: 50, highIntent }), K).highIntent;

    expect([0, 9, 10, 25, 40, 41, 50].map(highOf)).toEqual([null, null, 10, 25, 40, null, null]);
  });

  it('rounds to five', () => {
    const uniqueOf = (students: number) => publish(counts({ students }), K).uniqueStudents;

    expect([10, 12, 13, 17, 18].map(uniqueOf)).toEqual([10, 10, 15, 15, 20]);
  });

  it('says "below 5%" and "above 95%" at the ends', () => {
    const shareOf = (highIntent: number, students: number) =>
      publish(counts({ students, highIntent }), K).highIntentShare;

    expect(shareOf(10, 1_000)).toEqual({ percent: 5, is: 'below' });
    expect(shareOf(50, 1_000)).toEqual({ percent: 5, is: 'exactly' });
    expect(shareOf(300, 1_000)).toEqual({ percent: 30, is: 'exactly' });
    expect(shareOf(985, 1_000)).toEqual({ percent: 95, is: 'above' });
  });

  it('names parts of ten students and takes the others together', () => {
    expect(statesOf({ MA: 30, NY: 15, OH: 6, CA: 5 })).toEqual([
      ['MA', 30],
      ['NY', 15],
      [null, 10],
    ]);
  });

  it('takes a part that could be named to the others where they would be fewer than ten', () => {
    expect(statesOf({ MA: 30, NY: 15, OH: 3 })).toEqual([
      ['MA', 30],
      [null, 20],
    ]);
    expect(statesOf({ MA: 30, OH: 3 })).toBeUndefined();
  });

  it('names all parts where each has ten students', () => {
    expect(statesOf({ MA: 30, NY: 15 })).toEqual([
      ['MA', 30],
      ['NY', 15],
    ]);
  });
});

describe('percents of parts', () => {
  it('are whole, add up to 100 and are within one of the exact ones', () => {
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

  it('come from rounded counts, from which no exact count follows', () => {
    const published = publish(
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

describe('figures of a period in which students were counted who share their name now', () => {
  const published = publish(
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

  it('stay where no one began to', () => {
    expect(hideSmallRests(published, 0, K)).toBe(published);
  });

  it('are hidden where fewer than ten would remain', () => {
    expect(hideSmallRests(published, 3, K)).toMatchObject({ uniqueStudents: 40, highIntent: 15 });
    expect(hideSmallRests(published, 4, K)).toMatchObject({
      uniqueStudents: 40,
      highIntent: null,
      highIntentShare: null,
      states: null,
      suppressed: true,
    });
    expect(hideSmallRests(published, 29, K)).toEqual(publish(counts(), K));
  });
});

describe('with everything an administrator can read', () => {
  const WORLDS = 200;

  interface Product {
    readonly rules: SuppressionRules;
    readonly hide: typeof hideSmallRests;
    /** Whether a period is counted once, when it is closed. */
    readonly isStored: boolean;
  }
  const PRODUCT: Product = { rules: SUPPRESSION, hide: hideSmallRests, isStored: true };

  /** What an administrator reads week by week: as soon as a week is closed, and after students have deleted or consented. */
  function readingsOf(seed: number, { rules, hide, isStored }: Product = PRODUCT): Reading[] {
    const random = randomNumbers(seed);
    const students = randomStudents(random);
    const left = students.slice(1 + Math.floor(random() * 3));
    const newlyNamed = Math.floor(random() * 5);
    return CLOSES.flatMap((close) => {
      const count = (of: readonly CountedStudent[]) =>
        publish(countStudents(of, periodOf(close), 3 * of.length), K, rules);
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
  const found = (product: Partial<Product> = {}) =>
    worlds.flatMap((seed) => isolated(claimsFrom(readingsOf(seed, { ...PRODUCT, ...product }), K), K));

  it('no group of fewer than ten students can be derived', () => {
    expect(found()).toEqual([]);
  });

  it('much is published in most of the worlds, so that there is something to work out', () => {
    const published = worlds.flatMap((seed) => readingsOf(seed)).filter((one) => one.published.uniqueStudents !== null);

    expect(published.length).toBeGreaterThan(WORLDS * 3);
    expect(published.filter((one) => one.published.highIntent !== null).length).toBeGreaterThan(WORLDS / 4);
    expect(published.filter((one) => (one.published.states ?? []).length > 2).length).toBeGreaterThan(WORLDS / 2);
  });

  const FAULTS: Record<string, Partial<SuppressionRules>> = {
    'groups of any size are published': { isLargeEnough: () => true },
    'the rest is not looked at': { isRestLargeEnough: () => true },
    'a rest of eight is enough': { isRestLargeEnough: (part, whole, k) => whole - part >= k - 2 },
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
  it.each(Object.entries(FAULTS))('it would be found if %s', (_, fault) => {
    expect(found({ rules: { ...SUPPRESSION, ...fault } }).length).toBeGreaterThan(0);
  });

  it('it would be found if figures stayed when students in them begin to share their names', () => {
    expect(found({ hide: (published) => published }).length).toBeGreaterThan(0);
  });

  it('it would be found if closed periods were counted anew', () => {
    expect(found({ isStored: false }).length).toBeGreaterThan(0);
  });

  /** Sizes of groups of which something is published, and of what is left of all students without them. */
  function publishedSizes(rules: SuppressionRules): number[] {
    return worlds.flatMap((seed) => {
      const of = countStudents(randomStudents(randomNumbers(seed)), periodOf(LAST_CLOSE), 0);
      const published = publish(of, K, rules);
      const parts = [
        ...(published.highIntent === null ? [] : [of.highIntent]),
        ...published.actions.flatMap(({ action, students }) => (students === null ? [] : [of.actions.get(action)!])),
      ];
      return published.uniqueStudents === null
        ? []
        : [of.students, ...parts.flatMap((part) => [part, of.students - part])];
    });
  }

  it('every group has at least ten students, and at least ten are outside it', () => {
    expect(Math.min(...publishedSizes(SUPPRESSION))).toBe(K);
    expect(Math.min(...publishedSizes({ ...SUPPRESSION, isLargeEnough: (students, k) => students >= k - 1 }))).toBe(9);
  });

  /** By how much the figures of a period differ with a student and without; figures that are hidden in one of the two say nothing. */
  function differences(rules: SuppressionRules): number[] {
    return worlds.flatMap((seed) => {
      const students = randomStudents(randomNumbers(seed));
      const [all, rest] = [students, students.slice(1)].map((of) =>
        publish(countStudents(of, periodOf(LAST_CLOSE), 0), K, rules),
      );
      const figures = (of: PublishedStatistics) => [
        of.uniqueStudents,
        of.highIntent,
        ...of.actions.map((one) => one.students),
      ];
      const without = figures(rest!);
      return figures(all!).flatMap((figure, index) => {
        const other = without[index]!;
        return figure === null || other === null ? [] : [figure - other];
      });
    });
  }

  it('one student more changes no figure, or rounds it up', () => {
    expect([...new Set(differences(SUPPRESSION))].sort()).toEqual([0, 5]);
    expect(new Set(differences({ ...SUPPRESSION, round: (count) => count }))).toContain(1);
  });
});

import { type PublishedPart, type PublishedStatistics, ROUNDING_STEP } from '../suppression';

/** What one reading of the statistics of a closed period contained, with the list of names at that time. */
export interface Reading {
  /** The period, identified by the day of its close. */
  readonly closed: string;
  readonly published: PublishedStatistics;
  /** Students in the list of names who were not in it at the close, so they are counted in the figures. */
  readonly newlyNamed: number;
}

/** A group of students about which an attacker has inferred that it has between `least` and `most` members. */
export interface Claim {
  readonly group: string;
  readonly least: number;
  readonly most: number;
}

type Interval = readonly [least: number, most: number];
const minus = ([least, most]: Interval, [otherLeast, otherMost]: Interval): Interval => [
  least - otherMost,
  most - otherLeast,
];
const plus = ([least, most]: Interval, [otherLeast, otherMost]: Interval): Interval => [
  least + otherLeast,
  most + otherMost,
];

/**
 * Returns everything that an administrator can infer from readings, if they know the rules of the product and keep
 * every figure: sizes of groups, of the students outside of them, of the rest without known people, and of the changes
 * between two readings of the same period.
 */
export function deriveClaims(readings: readonly Reading[], k: number): Claim[] {
  return [
    ...readings.flatMap((reading) => claimsOfReading(reading, k)),
    ...readings.flatMap((one, index) =>
      readings
        .slice(index + 1)
        .filter(({ closed }) => closed === one.closed)
        .flatMap((other) => claimsOfChange(one, other)),
    ),
  ];
}

/** Returns the claims about existing groups with fewer than `k` students. */
export const filterSmallGroups = (claims: readonly Claim[], k: number): Claim[] =>
  claims.filter(({ least, most }) => least >= 1 && most < k);

function claimsOfReading({ closed, published, newlyNamed }: Reading, k: number): Claim[] {
  const { uniqueStudents } = published;
  if (uniqueStudents === null) return [];
  const whole = interval(uniqueStudents, published, k);
  const named: Interval = [newlyNamed, newlyNamed];
  const claim = (group: string, [least, most]: Interval): Claim => ({ group: `${closed}: ${group}`, least, most });

  const parts = partsOf(published).flatMap(([name, count]) => {
    const part = interval(count, published, k);
    return [
      claim(name, part),
      claim(`all but ${name}`, minus(whole, part)),
      ...(newlyNamed > 0 ? [claim(`${name} without the named`, minus(part, named))] : []),
    ];
  });
  const steps = published.funnel.flatMap(({ step, students }, index) => {
    if (students === null) return [];
    const before = published.funnel[index - 1]?.students;
    const reached = interval(students, published, k);
    if (before === undefined) return [claim(`all who didn’t reach ${step}`, minus(whole, reached))];
    const all = published.actions.find(({ action }) => action === step)?.students ?? published.highIntent;
    const earlier = interval(before!, published, k);
    const left = claim(`those who stopped before ${step}`, minus(earlier, reached));
    if (all === null) return [left];
    const only = minus(interval(all, published, k), reached);
    return [
      left,
      claim(`${step} without the step before`, only),
      claim(`no ${step}`, minus(minus(whole, earlier), only)),
    ];
  });
  const rests = (['sources', 'states', 'majors'] as const).flatMap((dimension) => {
    const of = published[dimension];
    if (of === null || of.some(({ name }) => name === null)) return [];
    const sum = of.map(({ students }) => interval(students, published, k)).reduce(plus, [0, 0]);
    const rest = minus(whole, sum);
    return [claim(`${dimension} that are not listed`, [Math.max(0, rest[0]), rest[1]])];
  });

  return [
    claim('all students', whole),
    ...(newlyNamed > 0 ? [claim('all students without the named', minus(whole, named))] : []),
    ...parts,
    ...steps,
    ...rests,
  ];
}

function claimsOfChange(one: Reading, other: Reading): Claim[] {
  const before = new Map(partsOf(one.published));
  return partsOf(other.published).flatMap(([name, count]) => {
    const earlier = before.get(name);
    if (earlier === undefined || earlier === count) return [];
    const slack = isRounded(one.published) && isRounded(other.published) ? 2 * HALF_STEP : 0;
    const change = Math.abs(count - earlier);
    return [{ group: `${one.closed}: change of ${name}`, least: change - slack, most: change + slack }];
  });
}

const HALF_STEP = Math.floor(ROUNDING_STEP / 2);

/** Figures that aren't multiples of the step must be exact, and an attacker notices. */
const isRounded = (published: PublishedStatistics): boolean =>
  partsOf(published).every(([, count]) => count % ROUNDING_STEP === 0);

const interval = (count: number, published: PublishedStatistics, k: number): Interval =>
  isRounded(published) ? [Math.max(count - HALF_STEP, Math.min(count, k)), count + HALF_STEP] : [count, count];

function partsOf(published: PublishedStatistics): [string, number][] {
  const figures: [string, number | null][] = [
    ['all', published.uniqueStudents],
    ['high intent', published.highIntent],
    ...published.actions.map(({ action, students }): [string, number | null] => [action, students]),
    ...published.funnel.map(({ step, students }): [string, number | null] => [`funnel ${step}`, students]),
  ];
  const listed = (['sources', 'states', 'majors'] as const).flatMap((dimension) =>
    (published[dimension] ?? []).map((part): [string, number] => [`${dimension} ${nameOf(part)}`, part.students]),
  );
  return [...figures, ...listed].filter((one): one is [string, number] => one[1] !== null && one[0] !== 'all');
}

const nameOf = ({ name }: PublishedPart): string => name ?? 'small parts';

/**
 * Suppression of small numbers in the statistics of colleges: which figures are published, and how. Every figure that
 * an administrator can read goes through `publish`; docs/suppression.md explains the rules and what they protect.
 */

/** The exact counts of one college in one closed period. They never leave the server. */
export interface StudentCounts {
  /** Page views by everyone, including visitors and minors. */
  readonly views: number;
  /** Number of distinct students. Every other count is a part of them. */
  readonly students: number;
  /** Number of students with at least one view of known length, and the average length of these views. */
  readonly timed: { readonly students: number; readonly averageSeconds: number };
  readonly highIntent: number;
  /** Number of students per action; a student can be in several. */
  readonly actions: ReadonlyMap<string, number>;
  readonly funnel: readonly CountedStep[];
  /**
   * Number of students per source of their first interaction, per state and per major; each student is in exactly one
   * of each.
   */
  readonly sources: ReadonlyMap<string, number>;
  readonly states: ReadonlyMap<string, number>;
  readonly majors: ReadonlyMap<string, number>;
}

/** A step of the funnel: `students` reached it through all steps before it, and `inAll` did the same in any order. */
interface CountedStep {
  readonly step: string;
  readonly students: number;
  readonly inAll: number;
}

/** A part of a whole. `name` is null for the merged parts that are too small to be listed. */
export interface PublishedPart {
  readonly name: string | null;
  readonly students: number;
  /** Percentage of all students, a whole number; the percentages of all parts add up to 100. */
  readonly percent: number;
}

/**
 * A share. Near the ends it is only published as `below` or `above` the given percentage, because the exact one would
 * reveal too much.
 */
interface PublishedShare {
  readonly percent: number;
  readonly is: 'exactly' | 'below' | 'above';
}

/** `students` is null if the step or one before it is hidden. */
interface PublishedStep {
  readonly step: string;
  readonly students: number | null;
}

/** What a college can know about a period. Hidden figures are null. */
export interface PublishedStatistics {
  readonly views: number | null;
  readonly uniqueStudents: number | null;
  readonly highIntent: number | null;
  readonly highIntentShare: PublishedShare | null;
  readonly avgSeconds: number | null;
  readonly actions: readonly { readonly action: string; readonly students: number | null }[];
  /** Nested: every step counts students of the step before it. Empty for weeks closed before these were counted. */
  readonly funnel: readonly PublishedStep[];
  readonly sources: readonly PublishedPart[] | null;
  readonly states: readonly PublishedPart[] | null;
  readonly majors: readonly PublishedPart[] | null;
  /** Whether any figure is hidden. */
  readonly suppressed: boolean;
}

/** Published counts are multiples of this. */
export const ROUNDING_STEP = 5;
/** Shares below the first or above the second number are published as "below 5%" and "above 95%". */
const EXACT_SHARE_RANGE = { below: 5, above: 95 } as const;

/** The rules as separate functions, so that a test can break one and show that the others don't mask it. */
export interface SuppressionRules {
  /** A group is published only if it has at least `k` students. */
  isLargeEnough(students: number, k: number): boolean;
  /**
   * A part is published only if the students outside of it are a large enough group as well: otherwise a subtraction
   * reveals them.
   */
  isRestLargeEnough(part: number, whole: number, k: number): boolean;
  /**
   * A step of the funnel is published only if every group that subtracting it reveals is large enough: students of the
   * step before who didn't reach it, students who did the same without the step before, and all others.
   *
   * @param before number of students in the step before; the first step comes after all students
   */
  isStepLargeEnough(step: CountedStep, before: number, whole: number, k: number): boolean;
  /** Rounds a count for publication. */
  round(count: number): number;
  /** Merges parts of a whole that are too small until they are large enough. */
  mergeSmallParts(parts: ReadonlyMap<string, number>, k: number): readonly MergedPart[] | null;
  /** Returns the published form of a share; shares near 0% and 100% become "below" and "above". */
  share(part: number, whole: number): PublishedShare;
}

interface MergedPart {
  readonly name: string | null;
  readonly students: number;
}

export const SUPPRESSION_RULES: SuppressionRules = {
  isLargeEnough: (students, k) => students >= k,
  isRestLargeEnough: (part, whole, k) => whole - part >= k,
  isStepLargeEnough({ students, inAll }, before, whole, k) {
    const groups = [students, before - students];
    if (before < whole) groups.push(inAll - students, whole - before - (inAll - students));
    return Math.min(...groups) >= k;
  },
  round: (count) => Math.round(count / ROUNDING_STEP) * ROUNDING_STEP,
  mergeSmallParts(parts, k) {
    const largestFirst = [...parts].filter(([, students]) => students > 0).sort(byStudentsThenName);
    const named = largestFirst.filter(([, students]) => students >= k);
    let rest = largestFirst.slice(named.length).reduce((sum, [, students]) => sum + students, 0);
    while (rest > 0 && rest < k && named.length > 0) rest += named.pop()![1];
    if (named.length === 0) return null;
    return [
      ...named.map(([name, students]) => ({ name, students })),
      ...(rest > 0 ? [{ name: null, students: rest }] : []),
    ];
  },
  share(part, whole) {
    const percent = Math.round((part / whole) * 100);
    if (percent < EXACT_SHARE_RANGE.below) return { percent: EXACT_SHARE_RANGE.below, is: 'below' };
    if (percent > EXACT_SHARE_RANGE.above) return { percent: EXACT_SHARE_RANGE.above, is: 'above' };
    return { percent, is: 'exactly' };
  },
};

const byStudentsThenName = (
  [name, students]: readonly [string, number],
  [otherName, others]: readonly [string, number],
): number => others - students || (name < otherName ? -1 : 1);

/**
 * Returns what is published of the counts of a closed period.
 *
 * @param counts of students who do not share their name with the college
 * @param k the smallest group that is published (`ANALYTICS_MIN_GROUP`)
 * @param rules other than `SUPPRESSION` only in tests
 */
export function publishStatistics(
  counts: StudentCounts,
  k: number,
  rules: SuppressionRules = SUPPRESSION_RULES,
): PublishedStatistics {
  const whole = counts.students;
  const isPublished = rules.isLargeEnough(whole, k);
  const figure = (count: number) => (isPublished ? rules.round(count) : null);
  const part = (students: number) =>
    isPublished && rules.isLargeEnough(students, k) && rules.isRestLargeEnough(students, whole, k)
      ? rules.round(students)
      : null;
  const parts = (studentsByName: ReadonlyMap<string, number>) =>
    isPublished ? publishParts(studentsByName, k, rules) : null;

  const uniqueStudents = figure(whole);
  const highIntent = part(counts.highIntent);
  const published = {
    views: figure(counts.views),
    uniqueStudents,
    highIntent,
    highIntentShare: highIntent === null ? null : rules.share(highIntent, uniqueStudents!),
    avgSeconds:
      isPublished && rules.isLargeEnough(counts.timed.students, k) ? rules.round(counts.timed.averageSeconds) : null,
    actions: [...counts.actions].map(([action, students]) => ({ action, students: part(students) })),
    funnel: publishSteps(counts, k, rules),
    sources: parts(counts.sources),
    states: parts(counts.states),
    majors: parts(counts.majors),
  };

  return { ...published, suppressed: isAnythingHidden(published) };
}

function publishSteps({ funnel, students: whole }: StudentCounts, k: number, rules: SuppressionRules): PublishedStep[] {
  let before = rules.isLargeEnough(whole, k) ? whole : null;
  return funnel.map((one) => {
    before = before !== null && rules.isStepLargeEnough(one, before, whole, k) ? one.students : null;
    return { step: one.step, students: before === null ? null : rules.round(before) };
  });
}

/** Percentages are computed from the rounded counts: exact counts could be derived from exact percentages. */
function publishParts(
  studentsByName: ReadonlyMap<string, number>,
  k: number,
  rules: SuppressionRules,
): readonly PublishedPart[] | null {
  const merged = rules.mergeSmallParts(studentsByName, k);
  if (merged === null) return null;
  const rounded = merged.map(({ name, students }) => ({ name, students: rules.round(students) }));
  const percents = wholePercents(rounded.map(({ students }) => students));
  return rounded.map((one, index) => ({ ...one, percent: percents[index]! }));
}

function isAnythingHidden(published: Omit<PublishedStatistics, 'suppressed'>): boolean {
  const { actions, funnel, sources, states, majors } = published;
  return (
    Object.values(published).includes(null) ||
    [...actions, ...funnel].some(({ students }) => students === null) ||
    [sources, states, majors].some((parts) => parts?.some(({ name }) => name === null))
  );
}

/**
 * Returns the shares of a sum as whole percentages that add up to 100, by the largest remainder method. All are 0 if
 * the sum is 0.
 */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const exactPercents = counts.map((count) => (count / sum) * 100);
  const percents = exactPercents.map(Math.floor);
  const missing = 100 - percents.reduce((total, percent) => total + percent, 0);
  const byRemainder = exactPercents
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) percents[index]! += 1;
  return percents;
}

/**
 * Hides figures after students who were counted in them started to share their name: otherwise the difference between a
 * figure and the list of names would reveal the size of the rest.
 *
 * @param named how many students have started to since the period was closed, including those who have stopped again
 */
export function hideFiguresWithSmallRest(
  published: PublishedStatistics,
  named: number,
  k: number,
): PublishedStatistics {
  if (named === 0) return published;
  // The exact count can be smaller than the rounded one by half a step.
  const nullIfRestTooSmall = (count: number | null) =>
    count !== null && count - Math.floor(ROUNDING_STEP / 2) - named >= k ? count : null;
  const nullIfAnyRestTooSmall = (parts: readonly PublishedPart[] | null) =>
    parts?.every(({ students }) => nullIfRestTooSmall(students) !== null) ? parts : null;
  const uniqueStudents = nullIfRestTooSmall(published.uniqueStudents);
  if (uniqueStudents === null) return publishStatistics(toZeroCounts(published), k);
  const highIntent = nullIfRestTooSmall(published.highIntent);
  const rest = {
    ...published,
    uniqueStudents,
    highIntent,
    highIntentShare: highIntent === null ? null : published.highIntentShare,
    actions: published.actions.map(({ action, students }) => ({ action, students: nullIfRestTooSmall(students) })),
    funnel: hideStepsWithSmallRest(published.funnel, uniqueStudents, named, k),
    sources: nullIfAnyRestTooSmall(published.sources),
    states: nullIfAnyRestTooSmall(published.states),
    majors: nullIfAnyRestTooSmall(published.majors),
  };
  return { ...rest, suppressed: isAnythingHidden(rest) };
}

/** Returns the steps up to the first one that leaves fewer than `k` students in it or before it without the named. */
function hideStepsWithSmallRest(
  funnel: readonly PublishedStep[],
  whole: number,
  named: number,
  k: number,
): PublishedStatistics['funnel'] {
  let before: number | null = whole;
  return funnel.map(({ step, students }) => {
    // Both rounded counts can be off by half a step.
    const fewest =
      students === null ? 0 : Math.min(students, before === null ? 0 : before - students) - ROUNDING_STEP + 1;
    before = fewest - named >= k ? students : null;
    return { step, students: before };
  });
}

const toZeroCounts = ({ actions, funnel }: PublishedStatistics): StudentCounts => ({
  views: 0,
  students: 0,
  timed: { students: 0, averageSeconds: 0 },
  highIntent: 0,
  actions: new Map(actions.map(({ action }) => [action, 0])),
  funnel: funnel.map(({ step }) => ({ step, students: 0, inAll: 0 })),
  sources: new Map(),
  states: new Map(),
  majors: new Map(),
});

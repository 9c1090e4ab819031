import { ROUNDING_STEP, SUPPRESSION_RULES, type SuppressionRules } from '../statistics/suppression';

/**
 * What followed from the requests of students in a period, until its end. Each step counts only students of the step
 * before it: they asked, got an answer, met, and said that it helped or finished together.
 */
export const MENTORING_STEPS = ['answered', 'met', 'helped'] as const;
export type MentoringStep = (typeof MENTORING_STEPS)[number];

/** Counts of students, before suppression. */
export interface MentoringCounts {
  /** Requests of everyone who is counted, also of minors. */
  readonly requests: number;
  /** Adult students who asked. */
  readonly students: number;
  /** Those of them who reached each step. */
  readonly reached: Readonly<Record<MentoringStep, number>>;
  /** Usual time to the first answer in days, 0 for a few hours; null if it is longer than a week. */
  readonly repliesWithinDays: number | null;
}

/** What a college can know about a period. Hidden figures are null. */
export interface PublishedMentoring {
  readonly requests: number | null;
  readonly students: number | null;
  readonly steps: readonly { readonly step: MentoringStep; readonly students: number | null }[];
  /** Null also if it is longer than a week. */
  readonly repliesWithinDays: number | null;
}

/** One student who asked. */
export interface CountedAsker {
  readonly isMinor: boolean;
  readonly seconds: readonly (number | null)[];
  readonly hasMet: boolean;
  readonly wasHelped: boolean;
}

/** Counts students in the order of the steps: a step without the one before it doesn't count. */
export class AskerCounter {
  readonly #seconds: (number | null)[] = [];
  readonly #reached: Record<MentoringStep, number> = { answered: 0, met: 0, helped: 0 };
  #requests = 0;
  #students = 0;

  add({ isMinor, seconds, hasMet, wasHelped }: CountedAsker): void {
    this.#requests += seconds.length;
    if (isMinor) return;
    this.#students += 1;
    this.#seconds.push(...seconds);
    const steps = [seconds.some((one) => one !== null), hasMet, wasHelped];
    MENTORING_STEPS.forEach((step, index) => {
      if (steps.slice(0, index + 1).every(Boolean)) this.#reached[step] += 1;
    });
  }

  /** @param toReplyTime returns the usual time of times in seconds */
  toCounts(toReplyTime: (seconds: readonly (number | null)[]) => number | null): MentoringCounts {
    return {
      requests: this.#requests,
      students: this.#students,
      reached: { ...this.#reached },
      repliesWithinDays: toReplyTime(this.#seconds),
    };
  }
}

/**
 * Returns what is published of the counts of a closed period. A step is shown only if at least `k` students reached it,
 * and at least `k` stopped before it; after a hidden step, the following ones are hidden too.
 *
 * @param k the smallest group that is published (`ANALYTICS_MIN_GROUP`)
 * @param rules other than `SUPPRESSION_RULES` only in tests
 */
export function publishMentoring(
  { requests, students, reached, repliesWithinDays }: MentoringCounts,
  k: number,
  rules: SuppressionRules = SUPPRESSION_RULES,
): PublishedMentoring {
  const isPublished = rules.isLargeEnough(students, k);
  let before = isPublished ? students : null;
  const steps = MENTORING_STEPS.map((step) => {
    const isShown =
      before !== null && rules.isLargeEnough(reached[step], k) && rules.isRestLargeEnough(reached[step], before, k);
    before = isShown ? reached[step] : null;
    return { step, students: before === null ? null : rules.round(before) };
  });
  return {
    requests: isPublished ? rules.round(requests) : null,
    students: isPublished ? rules.round(students) : null,
    steps,
    repliesWithinDays: isPublished ? repliesWithinDays : null,
  };
}

/**
 * Hides figures after students who were counted in them started to share their name, as the statistics about interested
 * students do.
 *
 * @param named how many students have started to since the period was closed, including those who have stopped again
 */
export function hideMentoringWithSmallRest(
  published: PublishedMentoring,
  named: number,
  k: number,
): PublishedMentoring {
  if (named === 0 || published.students === null) return published;
  // Each rounded count can be off by half a step.
  const halfStep = Math.floor(ROUNDING_STEP / 2);
  const isHidden = published.students - halfStep - named < k;
  let before: number | null = isHidden ? null : published.students;
  const steps = published.steps.map(({ step, students }) => {
    const fewest =
      students === null || before === null ? 0 : Math.min(students - halfStep, before - students - 2 * halfStep);
    before = fewest - named >= k ? students : null;
    return { step, students: before };
  });
  if (isHidden) return { requests: null, students: null, steps, repliesWithinDays: null };
  return { ...published, steps };
}

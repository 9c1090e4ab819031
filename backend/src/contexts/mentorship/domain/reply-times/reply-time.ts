/**
 * How long people who ask alumni usually wait for a first answer. The time runs from a request or an open question to
 * the first answer to it: accepting, declining with a reason, asking back, or writing back. A request that expires, or
 * that is declined without a reason, is unanswered; one that is withdrawn doesn't count.
 */

/** The minimum number of answered requests for the reply time of an alum, by as many different people. */
export const MIN_ANSWERED_REQUESTS = 5;

/** The minimum number of people who asked, for the reply time of a college's alumni and of the product. */
export const MIN_ASKERS = 10;

/** How many closed weeks the reply times of alumni and colleges cover. */
export const REPLY_TIME_WEEKS = 26;

/** Longer than the reply times cover, with the days in which a request can wait. */
export const REPLY_RECORD_RETENTION_DAYS = 365;

const HOUR_SECONDS = 3_600;
const DAY_HOURS = 24;

/**
 * The steps in which reply times are shown, in days; 0 stands for a few hours. Exact times could reveal when a single
 * request was answered.
 */
export const REPLY_TIME_STEPS = [0, 1, 3, 7] as const;
export type ReplyTimeStep = (typeof REPLY_TIME_STEPS)[number];

const MAX_HOURS: Readonly<Record<ReplyTimeStep, number>> = {
  0: 6,
  1: DAY_HOURS,
  3: 3 * DAY_HOURS,
  7: 7 * DAY_HOURS,
};

/** Requests and open questions that were answered, or remained unanswered, in a period. */
export interface ReplySummary {
  readonly requests: number;
  readonly answered: number;
  /** Number of different people who asked. */
  readonly askers: number;
  /** Number of different people who got an answer. */
  readonly answeredAskers: number;
  /** Median of the times to the first answer in seconds; unanswered requests are longer than any. Null if it is one. */
  readonly medianSeconds: number | null;
}

/**
 * Returns the lower median.
 * @param seconds times to the first answer; null if there was none
 * @returns null if there are no times, or if the median is an unanswered request
 */
export function medianSeconds(seconds: readonly (number | null)[]): number | null {
  const sorted = seconds.map((one) => one ?? Infinity).toSorted((one, other) => one - other);
  const median = sorted[Math.ceil(sorted.length / 2) - 1] ?? Infinity;
  return median === Infinity ? null : median;
}

/** @returns null if it is longer than the longest step */
export function toReplyTimeStep(seconds: number | null): ReplyTimeStep | null {
  return REPLY_TIME_STEPS.find((step) => seconds !== null && seconds <= MAX_HOURS[step] * HOUR_SECONDS) ?? null;
}

/** @returns null if too few people were answered, or if it usually takes longer than the longest step */
export function replyTimeOfAlum({
  answered,
  answeredAskers,
  medianSeconds: median,
}: ReplySummary): ReplyTimeStep | null {
  const isEnough = Math.min(answered, answeredAskers) >= MIN_ANSWERED_REQUESTS;
  return isEnough ? toReplyTimeStep(median) : null;
}

/** @returns null if too few people asked, or if it usually takes longer than the longest step */
export function replyTimeOfGroup({ askers, medianSeconds: median }: ReplySummary): ReplyTimeStep | null {
  return askers >= MIN_ASKERS ? toReplyTimeStep(median) : null;
}

/** Counts and percentages of the product are rounded to multiples of this. */
const ROUNDING_STEP = 5;
const round = (value: number): number => Math.round(value / ROUNDING_STEP) * ROUNDING_STEP;

/** What operators see of a closed week. All are null if too few people asked. */
export interface ReplyTimesOfWeek {
  /** The Monday after the week, 00:00 UTC. */
  readonly closed: Date;
  /** Requests and open questions that were answered or remained unanswered, rounded. */
  readonly requests: number | null;
  /** Percentage of these that were answered, rounded. */
  readonly answeredPercent: number | null;
  /** Null also if it usually takes longer than the longest step. */
  readonly repliesWithinDays: ReplyTimeStep | null;
}

/** @param closed the Monday after the week */
export function closeReplyTimesOfWeek(closed: Date, summary: ReplySummary): ReplyTimesOfWeek {
  if (summary.askers < MIN_ASKERS) return { closed, requests: null, answeredPercent: null, repliesWithinDays: null };
  return {
    closed,
    requests: round(summary.requests),
    answeredPercent: round((summary.answered / summary.requests) * 100),
    repliesWithinDays: replyTimeOfGroup(summary),
  };
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEK_MS = 7 * DAY_MS;
// 1970-01-01 was a Thursday.
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Finished weeks, from `start` (inclusive) to `end` (exclusive). */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** Returns the Monday, 00:00 UTC, on or before a time: when the last week was closed. */
export function lastWeekClose(now: Date): Date {
  return new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);
}

/** Returns the Monday after a time: when its week is closed. */
export const nextWeekClose = (now: Date): Date => new Date(lastWeekClose(now).getTime() + WEEK_MS);

/** @param end a Monday, 00:00 UTC */
export const periodBefore = (end: Date, weeks: number): Period => ({
  start: new Date(end.getTime() - weeks * WEEK_MS),
  end,
});

/** `YYYY-MM-DD` (UTC). */
export const toIsoDate = (moment: Date): string => moment.toISOString().slice(0, 10);

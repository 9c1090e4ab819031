const DAY = 24 * 60 * 60 * 1_000;

/** How long it is kept what single people did, in milliseconds. The privacy policy promises it. */
export const KEPT_FOR = {
  /** Visits, comparisons and the like of colleges, each with its moment. */
  interactions: 90 * DAY,
} as const;

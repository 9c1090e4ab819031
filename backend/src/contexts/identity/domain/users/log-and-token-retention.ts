import { ATTEMPTS_FORGOTTEN_AFTER } from '../credentials/attempt-counter';

const DAY = 24 * 60 * 60 * 1000;

/** How long traces of people are kept once they have served, in milliseconds. */
export const RETENTION = {
  /** Links that work no longer: long enough to see why someone's did not. */
  expiredLinks: 7 * DAY,
  passwordAttempts: ATTEMPTS_FORGOTTEN_AFTER,
  /** Networks from which someone has signed in. */
  familiarNetworks: 90 * DAY,
  /** That someone took their data away, not the data. */
  dataExports: 90 * DAY,
  /** Twelve months, the longest that twelve can be: the record gives up nothing younger. */
  auditLog: 366 * DAY,
} as const;

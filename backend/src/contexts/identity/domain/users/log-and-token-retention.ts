import { ATTEMPT_RETENTION_MS } from '../credentials/attempt-counter';

const DAY = 24 * 60 * 60 * 1000;

/** How long personal data is stored after it has served its purpose, in milliseconds. */
export const RETENTION_PERIODS_MS = {
  /** Links that no longer work: long enough to find out why a user's link didn't. */
  expiredLinks: 7 * DAY,
  /** Access tokens that no longer work, so that their owner can see what they were. */
  accessTokens: 30 * DAY,
  passwordAttempts: ATTEMPT_RETENTION_MS,
  /** Networks from which users have signed in. */
  familiarNetworks: 90 * DAY,
  /** The record that data was exported, not the data. */
  dataExports: 90 * DAY,
  /** The longest that twelve months can be, so that no younger entry is deleted. */
  auditLog: 366 * DAY,
} as const;

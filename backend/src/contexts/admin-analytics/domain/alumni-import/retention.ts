/** How long imported data about people who don't claim it is stored, in milliseconds. */
export const UNCLAIMED_RETENTION_MS = 180 * 24 * 60 * 60 * 1000;

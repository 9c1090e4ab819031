import { FirstDayLimitReached } from './discussion-errors';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Limits for accounts that are less than a day old. Deleted discussions and replies count. */
export const FIRST_DAY_LIMITS = { discussions: 3, replies: 10 } as const;

/**
 * @param written number of discussions or replies the person has ever written
 * @throws FirstDayLimitReached while the account is less than a day old and the limit is used up
 */
export function assertWithinFirstDayLimit(
  action: keyof typeof FIRST_DAY_LIMITS,
  { registeredAt, written }: { readonly registeredAt: Date; readonly written: number },
  now: Date,
): void {
  const firstDayEnd = registeredAt.getTime() + DAY_MS;
  if (now.getTime() >= firstDayEnd || written < FIRST_DAY_LIMITS[action]) return;
  throw new FirstDayLimitReached(action, FIRST_DAY_LIMITS[action], Math.ceil((firstDayEnd - now.getTime()) / 1_000));
}

/** Checks whether the limit applies; most accounts are older. */
export const isFirstDay = (registeredAt: Date, now: Date): boolean => now.getTime() < registeredAt.getTime() + DAY_MS;

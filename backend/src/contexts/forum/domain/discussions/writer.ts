import type { Role } from '../../../../shared/domain/role';
import { AdministratorsCannotBeAnonymous, FirstDayLimitReached } from './discussion-errors';

/** The author of a discussion or reply. */
export interface Writer {
  readonly id: number;
  readonly role: Role;
  /** Hides the name from members; moderators can see it. */
  readonly isAnonymous: boolean;
}

/** What hid a discussion or reply: three independent reports, until a moderator decides, or a moderator. */
export type HiddenBy = 'reports' | 'moderator';

/**
 * College administrators always write under the name of their college.
 * @throws AdministratorsCannotBeAnonymous
 */
export function assertMayHideName(role: Role, isAnonymous: boolean): void {
  if (isAnonymous && role === 'college_admin') throw new AdministratorsCannotBeAnonymous();
}

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

/**
 * Which administrators need two-factor authentication: none, main administrators after a grace period, or all
 * immediately.
 */
const TWO_FACTOR_RULES = ['off', 'main-admins', 'all'] as const;
export type TwoFactorRule = (typeof TWO_FACTOR_RULES)[number];

/** How long main administrators have to set it up with the rule `main-admins`. */
const MAIN_ADMIN_GRACE_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1_000;
const IMMEDIATELY = new Date(0);

/**
 * Returns from when an administrator without two-factor authentication has no rights; null means never.
 * @param mainSince since when the user has been the main administrator; null if they aren't
 */
export function twoFactorRequiredSince(rule: TwoFactorRule, mainSince: Date | null): Date | null {
  if (rule === 'all') return IMMEDIATELY;
  if (rule === 'off' || mainSince === null) return null;
  return new Date(mainSince.getTime() + MAIN_ADMIN_GRACE_DAYS * DAY_MS);
}

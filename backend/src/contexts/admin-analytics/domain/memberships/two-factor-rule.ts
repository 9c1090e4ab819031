/** Which administrators need two-factor authentication: none, main administrators after a time, or all at once. */
export const TWO_FACTOR_RULES = ['off', 'main-admins', 'all'] as const;
export type TwoFactorRule = (typeof TWO_FACTOR_RULES)[number];

/** How long main administrators have to set it up where the rule is `main-admins`. */
export const MAIN_ADMIN_GRACE_DAYS = 14;

const DAY = 24 * 60 * 60 * 1_000;
const AT_ONCE = new Date(0);

/**
 * From when on an administrator without two-factor authentication has no rights; null is never.
 * @param mainSince since when the administrator has been the main one; null if they are not
 */
export function twoFactorNeededFrom(rule: TwoFactorRule, mainSince: Date | null): Date | null {
  if (rule === 'all') return AT_ONCE;
  if (rule === 'off' || mainSince === null) return null;
  return new Date(mainSince.getTime() + MAIN_ADMIN_GRACE_DAYS * DAY);
}

import { type TwoFactorRule, twoFactorRequiredSince } from '../../../../shared/domain/two-factor-rule';
import { type BirthDate, isMinor } from '../personal-details/personal-details';

const AFFILIATION_KINDS = ['represents', 'alum'] as const;
/** `represents`: acts for the college as a verified administrator; `alum`: studied there, as the college confirmed. */
export type AffiliationKind = (typeof AFFILIATION_KINDS)[number];

/** A person's relation to a college, as the context that decides about it wrote it down. */
export interface Affiliation {
  readonly userId: number;
  readonly collegeId: number;
  readonly kind: AffiliationKind;
  readonly since: Date;
  /** Without effect from this time on; null if it has no end. */
  readonly until: Date | null;
  /** Since when the person has been the college's main administrator; null if they aren't. */
  readonly mainSince: Date | null;
}

/** What decides whether a person with the administrator role can act for a college that they represent. */
export interface Representative {
  /** Null only for accounts that an operator created for an adult. */
  readonly birthDate: BirthDate | null;
  readonly hasTwoFactor: boolean;
  readonly mainSince: Date | null;
}

/** Minors can't represent a college, nor can administrators without the second factor that the installation requires. */
export function canActForCollege(
  { birthDate, hasTwoFactor, mainSince }: Representative,
  rule: TwoFactorRule,
  now: Date,
): boolean {
  if (isMinor(birthDate, now)) return false;
  const twoFactorRequiredFrom = hasTwoFactor ? null : twoFactorRequiredSince(rule, mainSince);
  return twoFactorRequiredFrom === null || twoFactorRequiredFrom > now;
}

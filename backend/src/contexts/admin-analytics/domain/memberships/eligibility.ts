import { AdministratorNotVerified, EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import {
  AddressNotConfirmed,
  AdministratorIsMinor,
  AdministratorNotFound,
  CollegeAdministratorRoleNeeded,
  TwoFactorNeeded,
  VerificationExpired,
} from './errors';
import type { Membership } from './membership';
import { twoFactorRequiredSince, type TwoFactorRule } from '../../../../shared/domain/two-factor-rule';

/** An account with the administrator role, as far as the rules about administrators need it. */
export interface AdministratorAccount {
  readonly isMinor: boolean;
  /** Null until it is confirmed. */
  readonly confirmedEmail: string | null;
  readonly twoFactorEnabled: boolean;
}

/**
 * Checks that a person can represent a college: only adults with the administrator role can.
 * @param account null without the role
 * @throws CollegeAdministratorRoleNeeded, AdministratorIsMinor
 */
export function assertAdultAdministrator<A extends AdministratorAccount>(account: A | null): asserts account is A {
  if (!account) throw new CollegeAdministratorRoleNeeded();
  if (account.isMinor) throw new AdministratorIsMinor();
}

/** @throws EmailNotConfirmed */
export function assertEmailConfirmed(account: AdministratorAccount | null): void {
  if (!account || account.confirmedEmail === null) throw new EmailNotConfirmed();
}

/**
 * Checks that the main administrator can approve the request of a person.
 * @param account null without the administrator role
 * @throws AdministratorNotFound, AdministratorIsMinor, AddressNotConfirmed
 */
export function assertApprovable(account: AdministratorAccount | null): void {
  if (!account) throw new AdministratorNotFound();
  if (account.isMinor) throw new AdministratorIsMinor();
  if (account.confirmedEmail === null) throw new AddressNotConfirmed();
}

/**
 * Checks that a user can act for the college of their active membership now.
 * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded
 */
export function assertCanAct(
  membership: Membership | undefined,
  account: AdministratorAccount | null | undefined,
  rule: TwoFactorRule,
  now: Date,
): asserts membership is Membership {
  if (!membership || !account || account.isMinor) throw new AdministratorNotVerified();
  if (!membership.isVerifiedAt(now)) throw new VerificationExpired();
  const twoFactorRequiredFrom = twoFactorRequiredSince(rule, membership.mainSince);
  if (twoFactorRequiredFrom !== null && twoFactorRequiredFrom <= now && !account.twoFactorEnabled)
    throw new TwoFactorNeeded();
}

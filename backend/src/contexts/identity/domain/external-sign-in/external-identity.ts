import type { Id } from '../../../../shared/domain/id';
import type { UserId } from '../users/ids';

/** Who vouches for people. */
export const PROVIDERS = ['google', 'linkedin'] as const;
export type Provider = (typeof PROVIDERS)[number];

export type IdentityId = Id<'ExternalIdentity'>;

/** What a provider says of anyone who has just signed in there. */
export interface ProvenIdentity {
  readonly provider: Provider;
  readonly issuer: string;
  /** Who it is, for ever, among the people of the issuer. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider has seen the person read mail at the address. */
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** Issuer and subject alone say whose it is: an address may change hands. */
export interface ExternalIdentity {
  readonly userId: UserId;
  readonly provider: Provider;
  readonly issuer: string;
  readonly subject: string;
  /** What the provider called the address when the identity was connected, to tell two of them apart. */
  readonly email: string | null;
  readonly linkedAt: Date;
}

/** What becomes of an identity that no one has connected. */
export type FirstEntry = 'connect' | 'sign-in-first' | 'register';

/**
 * An address joins the identity to an account only where both sides have seen its mail read: an account may have been
 * made by someone else with this address, and a provider may repeat whatever it was told.
 * @param owner anyone who has an account with the identity's address
 */
export function firstEntry(proven: ProvenIdentity, owner: { readonly isEmailConfirmed: boolean } | null): FirstEntry {
  if (!proven.isEmailVerified || !owner) return 'register';
  return owner.isEmailConfirmed ? 'connect' : 'sign-in-first';
}

/** No one can take away the only way in that a person has. */
export const isOnlyWayIn = (owner: { readonly hasPassword: boolean }, identities: readonly unknown[]): boolean =>
  !owner.hasPassword && identities.length <= 1;

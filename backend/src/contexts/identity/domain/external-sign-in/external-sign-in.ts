import type { Id } from '../../../../shared/domain/id';
import type { Role } from '../../../../shared/domain/role';
import { DomainError, type DomainErrorKind } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';

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
 * made by someone else with this address, and a provider may repeat whatever it was given.
 * @param owner anyone who has an account with the identity's address
 */
export function firstEntry(proven: ProvenIdentity, owner: { readonly isEmailConfirmed: boolean } | null): FirstEntry {
  if (!proven.isEmailVerified || !owner) return 'register';
  return owner.isEmailConfirmed ? 'connect' : 'sign-in-first';
}

/** No one can remove the only way to sign in that a person has. */
export const isOnlyWayIn = (owner: { readonly hasPassword: boolean }, identities: readonly unknown[]): boolean =>
  !owner.hasPassword && identities.length <= 1;

const MINUTE = 60_000;

/** So long someone may take at the provider. */
export const ATTEMPT_LIFETIME = 10 * MINUTE;

/** So long someone may take to give what the provider did not supply. */
export const PENDING_REGISTRATION_LIFETIME = 30 * MINUTE;

/** Random, in what a browser holds meanwhile. */
export const EXTERNAL_SECRET_BYTES = 32;

/** `test` looks at the provider's claims, and changes nothing. */
export type Purpose = 'enter' | 'connect' | 'test';

/** Someone has left for a provider and may come back. */
export interface SignInAttempt {
  readonly provider: Provider;
  readonly purpose: Purpose;
  /** The role someone new will ask for. */
  readonly role: Role;
  /** Path to open after signing in. */
  readonly next: string | null;
  /** Who connects an identity; null for everyone else. */
  readonly userId: UserId | null;
  readonly expiresAt: Date;
}

/** Someone whom a provider vouches for, and who has no account before their age is known. */
export interface PendingRegistration {
  readonly identity: ProvenIdentity;
  readonly role: Role;
  readonly next: string | null;
  readonly expiresAt: Date;
}

const REFUSALS = {
  unavailable: ['busy', 'This way to sign in isn’t available right now.'],
  state_invalid: ['invalid', 'This sign-in was started in another browser or took too long. Please try again.'],
  cancelled: ['invalid', 'The sign-in was canceled.'],
  provider_refused: ['invalid', 'We couldn’t verify the sign-in. Please try again.'],
  link_needs_login: [
    'conflict',
    'You already have an account with this email address. Sign in to it, confirm the address, then connect the other account.',
  ],
  identity_taken: ['conflict', 'This Google or LinkedIn account is already connected to another user.'],
  sign_in_first: ['unauthenticated', 'Please sign in first.'],
  recent_sign_in_needed: ['forbidden', 'To add a way to sign in, please sign in again first.'],
  confirm_email_first: ['forbidden', 'Please confirm your email address first.'],
} as const satisfies Record<string, readonly [DomainErrorKind, string]>;

export type ExternalRefusal = keyof typeof REFUSALS;

/** Someone comes back from a provider, or wants to go there, and is not let in. */
export class ExternalSignInRefused extends DomainError {
  constructor(readonly reason: ExternalRefusal) {
    const [kind, sentence] = REFUSALS[reason];
    super(kind, `identity.external-${reason.replaceAll('_', '-')}`, sentence);
  }
}

/** No one whom a provider vouches for waits in this browser, or it took too long. */
export class NoPendingRegistration extends DomainError {
  constructor() {
    super('not-found', 'identity.no-pending-registration', 'This registration has expired. Please start again.');
  }
}

export class IdentityNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.identity-not-found', 'This account isn’t connected.');
  }
}

export class LastWayToSignIn extends DomainError {
  constructor() {
    super('conflict', 'identity.last-way-to-sign-in', 'This is your only way to sign in. Set a password first.');
  }
}

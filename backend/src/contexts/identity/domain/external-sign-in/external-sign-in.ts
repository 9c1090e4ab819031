import type { Id } from '../../../../shared/domain/id';
import type { Role } from '../../../../shared/domain/role';
import { DomainError, type DomainErrorKind } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';

/** External sign-in services. */
const PROVIDERS = ['google', 'linkedin'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Where identities come from: the services that the operator has set up, and the providers of colleges. */
export const IDENTITY_SOURCES = [...PROVIDERS, 'college'] as const;
export type IdentitySource = (typeof IDENTITY_SOURCES)[number];

export type IdentityId = Id<'ExternalIdentity'>;

/** What a provider states about a person who has just signed in there. */
export interface VerifiedIdentity {
  readonly provider: IdentitySource;
  /** The college whose provider it is; null for other providers. */
  readonly collegeId: number | null;
  readonly issuer: string;
  /** Permanent ID of the person at the issuer. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has verified that the person receives mail at the address. */
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** An account at a provider. Only issuer and subject identify it: an address can change hands. */
export interface ExternalIdentity {
  readonly userId: UserId;
  readonly provider: IdentitySource;
  /** The college whose provider it is; null for other providers. */
  readonly collegeId: number | null;
  readonly issuer: string;
  readonly subject: string;
  /** The address at the provider when the identity was connected, so that the user can distinguish two identities. */
  readonly email: string | null;
  readonly linkedAt: Date;
}

/** What happens to an identity that isn't connected to an account. */
type FirstSignInAction = 'connect' | 'sign-in-first' | 'register';

/**
 * Connects the identity to an account by address only if both sides have verified it: another person may have
 * registered the account with this address, and a provider may repeat an unverified address.
 * @param owner the user with the identity's address, if there is one
 */
export function decideFirstSignInAction(
  proven: VerifiedIdentity,
  owner: { readonly isEmailConfirmed: boolean } | null,
): FirstSignInAction {
  if (!proven.isEmailVerified || !owner) return 'register';
  return owner.isEmailConfirmed ? 'connect' : 'sign-in-first';
}

/** Checks whether the user's only way to sign in is one identity, which then can't be disconnected. */
export const isOnlySignInMethod = (owner: { readonly hasPassword: boolean }, identities: readonly unknown[]): boolean =>
  !owner.hasPassword && identities.length <= 1;

const MINUTE = 60_000;

/** Time to sign in at the provider. */
export const ATTEMPT_LIFETIME_MS = 10 * MINUTE;

/** Time to enter the data that the provider didn't supply. */
export const PENDING_REGISTRATION_LIFETIME_MS = 30 * MINUTE;

/** Random bytes of the secrets that a browser stores during an external sign-in. */
export const EXTERNAL_SECRET_BYTES = 32;

/** `test` shows the provider's claims, and changes nothing. */
export type ExternalSignInPurpose = 'enter' | 'connect' | 'test';

/** A sign-in with a provider that was started in a browser. */
export interface SignInAttempt {
  readonly provider: IdentitySource;
  /** The college whose provider it is; null for other providers. */
  readonly collegeId: number | null;
  readonly purpose: ExternalSignInPurpose;
  /** The role that a new user will register with. */
  readonly role: Role;
  /** Path to open after signing in. */
  readonly next: string | null;
  /** The user who connects an identity; null for other purposes. */
  readonly userId: UserId | null;
  readonly expiresAt: Date;
}

/** A person who signed in with a provider, but has no account until their age is known. */
export interface PendingRegistration {
  readonly identity: VerifiedIdentity;
  readonly role: Role;
  readonly next: string | null;
  readonly expiresAt: Date;
}

const REFUSAL_MESSAGES = {
  unavailable: ['busy', 'This way to sign in isn’t available right now.'],
  state_invalid: ['invalid', 'This sign-in was started in another browser or took too long. Please try again.'],
  cancelled: ['invalid', 'The sign-in was canceled.'],
  provider_refused: ['invalid', 'We couldn’t verify the sign-in. Please try again.'],
  link_needs_login: [
    'conflict',
    'You already have an account with this email address. Sign in to that account, confirm the address, then sign in this way again.',
  ],
  identity_taken: ['conflict', 'This account is already connected to another user.'],
  sign_in_first: ['unauthenticated', 'Please sign in first.'],
  recent_sign_in_needed: ['forbidden', 'Please sign in again before you add another way to sign in.'],
  confirm_email_first: ['forbidden', 'Please confirm your email address first.'],
  address_not_of_college: ['forbidden', 'Your college didn’t confirm an address of its domain for you.'],
  not_affiliated: [
    'forbidden',
    'You have an account, but your college hasn’t invited or confirmed it. Sign in with your password.',
  ],
  college_only: ['forbidden', 'Only administrators of the college can test its sign-in.'],
} as const satisfies Record<string, readonly [DomainErrorKind, string]>;

export type ExternalRefusal = keyof typeof REFUSAL_MESSAGES;

/** A sign-in with a provider is refused, before it starts or on the return. */
export class ExternalSignInRefused extends DomainError {
  constructor(readonly reason: ExternalRefusal) {
    const [kind, sentence] = REFUSAL_MESSAGES[reason];
    super(kind, `identity.external-${reason.replaceAll('_', '-')}`, sentence);
  }
}

/** This browser has no pending registration, or it has expired. */
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

export class LastSignInMethod extends DomainError {
  constructor() {
    super('conflict', 'identity.last-way-to-sign-in', 'This is your only way to sign in. Set a password first.');
  }
}

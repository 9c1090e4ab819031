import { DomainError, type DomainErrorKind } from '../../../../shared/domain/domain-error';

const REFUSALS = {
  unavailable: ['busy', 'Signing in this way is not available right now.'],
  state_invalid: ['invalid', 'This sign-in was not started in this browser, or took too long. Please try again.'],
  cancelled: ['invalid', 'The sign-in was cancelled.'],
  provider_refused: ['invalid', 'The sign-in could not be verified. Please try again.'],
  link_needs_login: [
    'conflict',
    'There is an account with this email address. Sign in to it, confirm the address, then connect the other account.',
  ],
  identity_taken: ['conflict', 'This account is already connected to somebody here.'],
  sign_in_first: ['unauthenticated', 'Please sign in first.'],
  recent_sign_in_needed: ['forbidden', 'Please sign in again first: adding a way to sign in needs a recent sign-in.'],
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
    super('not-found', 'identity.identity-not-found', 'There is no such connected account.');
  }
}

export class LastWayToSignIn extends DomainError {
  constructor() {
    super('conflict', 'identity.last-way-to-sign-in', 'Set a password first: this is your only way to sign in.');
  }
}

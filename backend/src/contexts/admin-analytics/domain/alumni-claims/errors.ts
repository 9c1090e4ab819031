import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Unknown, used, replaced or expired, or the data is deleted: guessing reveals nothing. */
export class ClaimLinkInvalid extends DomainError {
  constructor() {
    super(
      'invalid',
      'admin-analytics.claim-link-invalid',
      'This link no longer works. It was already used, a newer email replaced it, or we deleted your details.',
    );
  }
}

/** Some of the input is invalid; every error is listed. */
export class ClaimRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'admin-analytics.claim-refused', faults[0].message, faults);
  }
}

/** The link proves that the person reads mail at this address, so they can know that it has an account. */
export class AddressHasAccount extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.address-has-account',
      'You already have an account with this email address. Sign in, then open the link again.',
    );
  }
}

export class AlumniAccountNeeded extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.alumni-account-needed',
      'Only alumni accounts can claim this profile. Change your role in Profile Settings, or sign out and create an alumni account.',
    );
  }
}

/** An account can claim a profile of one college at most. */
export class AccountHasClaimed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.account-has-claimed',
      'You’ve already claimed a profile from a college. You can claim only one.',
    );
  }
}

export class NothingClaimed extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.nothing-claimed', 'You haven’t claimed a profile from a college.');
  }
}

/** The same for unknown colleges, and for what was claimed, declined or deleted. */
export class NothingImported extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.nothing-imported', 'We have no unclaimed details of yours from this college.');
  }
}

/** The person doesn't exist or belongs to another college; the response is the same. */
export class AlumnusNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.alumnus-not-found', 'This person isn’t in your list of alumni.');
  }
}

/** The profile is claimed, so it belongs to the person. */
export class AlumnusHasClaimed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.alumnus-has-claimed',
      'This person has claimed their profile. Only they can change it.',
    );
  }
}

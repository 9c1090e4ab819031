import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';
import { MIN_AGE } from './age';

export const TOO_YOUNG = `You must be at least ${MIN_AGE} years old to register`;

/** Some of what was filled in cannot be used; every fault is named. */
export class RegistrationRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'identity.registration-incomplete', faults[0].message, faults);
  }
}

/** The date says too young. Anyone who asks again from the same browser soon after is answered the same. */
export class TooYoung extends DomainError {
  constructor(field: 'birthDate' | 'isAgeVerified' = 'birthDate') {
    super('invalid', 'identity.too-young', TOO_YOUNG, [{ field, message: TOO_YOUNG }]);
  }
}

export class AgeNotConfirmed extends DomainError {
  constructor() {
    super('invalid', 'identity.age-not-confirmed', TOO_YOUNG, [{ field: 'isAgeVerified', message: TOO_YOUNG }]);
  }
}

export class UsernameTaken extends DomainError {
  constructor() {
    const message = 'This username is already taken. Please choose another one';
    super('conflict', 'identity.username-taken', message, [{ field: 'username', message }]);
  }
}

/** Says nothing about which detail: a taken address is no one else's business. */
export class EmailTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'identity.registration-refused',
      'These details cannot be used to create an account. If you already have one, sign in instead.',
    );
  }
}

/** One answer for an unknown username and for a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.invalid-credentials', 'Invalid username or password');
  }
}

export class TokenInvalid extends DomainError {
  constructor() {
    super('invalid', 'identity.token-invalid', 'This link is no longer valid. Ask for a new one.');
  }
}

/** A link that was opened before, or that a newer one has replaced. */
export class TokenUsed extends DomainError {
  constructor() {
    super(
      'invalid',
      'identity.token-used',
      'This link was used before, or a newer one replaced it. Ask for a new one.',
    );
  }
}

export class EmailAlreadyConfirmed extends DomainError {
  constructor() {
    super('conflict', 'identity.email-already-confirmed', 'This email address is already confirmed.');
  }
}

export class UserNotFound extends DomainError {
  constructor(who: string | number) {
    super('not-found', 'identity.user-not-found', `There is no account ${who}.`);
  }
}

/** Someone else changed the account between reading and keeping it. */
export class ChangedMeanwhile extends DomainError {
  constructor() {
    super('conflict', 'identity.changed-meanwhile', 'This account was changed meanwhile. Please try again.');
  }
}

import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Some of what someone wants to be known by cannot be used; every fault is named. */
export class AccountChangeRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'identity.account-change-refused', faults[0].message, faults);
  }
}

/** The new password cannot be used. */
export class PasswordRefused extends DomainError {
  constructor(field: 'password' | 'newPassword', message: string) {
    super('invalid', 'identity.password-refused', message, [{ field, message }]);
  }
}

export class CurrentPasswordIncorrect extends DomainError {
  constructor() {
    const message = 'Current password is incorrect';
    super('invalid', 'identity.current-password-incorrect', message, [{ field: 'currentPassword', message }]);
  }
}

/** Anyone who holds the session has to show that they are its owner: it may have been left open somewhere. */
export class PasswordNeeded extends DomainError {
  constructor(field: 'password' | 'currentPassword') {
    const message = 'Please enter your password to confirm that it is you';
    super('forbidden', 'identity.password-needed', message, [{ field, message }]);
  }
}

export class PasswordIncorrect extends DomainError {
  constructor(field: 'password' | 'currentPassword') {
    const message = 'Password is incorrect';
    super('forbidden', 'identity.password-incorrect', message, [{ field, message }]);
  }
}

export class NotForMinors extends DomainError {
  constructor(role: 'alumni' | 'college_admin') {
    const wanted = role === 'alumni' ? 'an alumni mentor' : 'a college administrator';
    super('forbidden', 'identity.not-for-minors', `You can become ${wanted} once you are 18.`);
  }
}

/** An operator made the account for an adult whose birth date no one told: other roles ask for it. */
export class RoleIsFixed extends DomainError {
  constructor() {
    super('forbidden', 'identity.role-is-fixed', 'This account was made for a college administrator and stays one.');
  }
}

/** The session ended while the request was on its way. */
export class SessionOver extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.session-over', 'Please sign in first.');
  }
}

export class SessionNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.session-not-found', 'You are not signed in there any more.');
  }
}

/** Too much time or too many wrong codes since the password. */
export class SignInOver extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.sign-in-over', 'Please start again with your username and password.');
  }
}

/** Wrong, used before, or of another moment; which of them is not told. */
export class CodeInvalid extends DomainError {
  constructor(field: 'code' | 'recoveryCode') {
    const message =
      field === 'code' ? 'This code is not valid. Wait for the next one' : 'This recovery code is not valid';
    super('invalid', 'identity.code-invalid', message, [{ field, message }]);
  }
}

export class TwoFactorIsOn extends DomainError {
  constructor() {
    super('conflict', 'identity.two-factor-is-on', 'Two-factor authentication is already enabled.');
  }
}

export class TwoFactorIsOff extends DomainError {
  constructor() {
    super('conflict', 'identity.two-factor-is-off', 'Two-factor authentication is not enabled.');
  }
}

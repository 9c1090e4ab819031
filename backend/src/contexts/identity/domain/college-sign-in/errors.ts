import { DomainError } from '../../../../shared/domain/domain-error';

export class CollegeSignInInvalid extends DomainError {
  constructor(field: 'issuer' | 'clientId' | 'clientSecret' | 'domains', message: string) {
    super('invalid', 'identity.college-sign-in-invalid', `${message}.`, [{ field, message }]);
  }
}

/** Another college has entered the domain. */
export class CollegeDomainTaken extends DomainError {
  constructor(domain: string) {
    super(
      'conflict',
      'identity.college-domain-taken',
      `Another college already uses ${domain} for its sign-in. Contact support if it’s yours.`,
    );
  }
}

export class CollegeSignInNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.college-sign-in-not-found', 'Your college hasn’t set up its own sign-in.');
  }
}

export class CollegeSignInNotTested extends DomainError {
  constructor() {
    super('conflict', 'identity.college-sign-in-not-tested', 'Test the sign-in before you turn it on.');
  }
}

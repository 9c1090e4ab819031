import { DomainError } from '../../../../shared/domain/domain-error';

/** The person speaks for a college, but anyone who finds out their password would do so too. */
export class TwoFactorNeeded extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.two-factor-needed',
      'Turn on two-factor authentication to act on behalf of your college.',
    );
  }
}

/** Only people with the administrator role can choose their college. */
export class OtherRole extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.other-role', 'Only college administrators can do this.');
  }
}

export class UnknownCollege extends DomainError {
  constructor() {
    const message = 'Please select a college';
    super('invalid', 'admin-analytics.unknown-college', message, [{ field: 'collegeId', message }]);
  }
}

/** Someone has the administrator's role and has not said for which college. */
export class NoCollegeNamed extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.no-college-named', 'This person hasn’t chosen their college yet.');
  }
}

/** Speaking for a college is for adults, however it was asked for. */
export class AdministratorIsMinor extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.administrator-is-minor', 'People under 18 can’t represent a college.');
  }
}

/** No one has shown that they read mail at this address. */
export class AddressNotConfirmed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.address-not-confirmed',
      'This person hasn’t confirmed their email address. Ask them to open the link in the confirmation email first.',
    );
  }
}

export class AddressNotOfCollege extends DomainError {
  /** @param domain that staff addresses of the college end with; null when its website tells none */
  constructor(domain: string | null) {
    super(
      'conflict',
      'admin-analytics.address-not-of-college',
      domain === null
        ? 'We don’t have a website for the college, so we can’t check the person’s email address.'
        : `Their confirmed email address isn’t a staff address at ${domain}. Student and alumni addresses aren’t accepted.`,
    );
  }
}

/** Who looks after a college's administrators does not leave them alone. */
export class LastMainAdministrator extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.last-main-administrator',
      'You’re the main administrator of your college. Make another administrator the main one first.',
    );
  }
}

/** Only the main administrator decides who looks after the others. */
export class NotMainAdministrator extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-main-administrator',
      'Only the main administrator of your college can do this.',
    );
  }
}

/** No active administrator of the college of the person who asks; who else there is, is not told. */
export class AdministratorNotFound extends DomainError {
  constructor() {
    super(
      'not-found',
      'admin-analytics.administrator-not-found',
      'This person isn’t an administrator of your college.',
    );
  }
}

/** A college is never without a main administrator: the role is given to someone, not put down. */
export class MainRoleCannotBeDropped extends DomainError {
  constructor() {
    const message = 'Make another administrator the main one instead';
    super('invalid', 'admin-analytics.main-role-cannot-be-dropped', message, [{ field: 'isMainAdmin', message }]);
  }
}

/** Operators decide about others. */
export class OwnRequest extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.own-request', 'You can’t decide on your own request. Ask another operator.');
  }
}

/** No administrator with this id waits for verification. */
export class NoRequestWaiting extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.no-request-waiting', 'This person has no open verification request.');
  }
}

/** The verification is older than a year: the administrator's rights rest until it is repeated. */
export class VerificationExpired extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.verification-expired',
      'Your verification has expired. Verify again to act on behalf of your college.',
    );
  }
}

export class CannotRemoveYourself extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.cannot-remove-yourself',
      'You can’t remove yourself. Make a colleague the main administrator first.',
    );
  }
}

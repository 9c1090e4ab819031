import { DomainError } from '../../../../shared/domain/domain-error';

/** The administrator needs a second factor: otherwise anyone with their password could act for the college. */
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
export class CollegeAdministratorRoleNeeded extends DomainError {
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

/** The user has the administrator role, but hasn't named a college. */
export class NoCollegeNamed extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.no-college-named', 'This person hasn’t chosen their college yet.');
  }
}

/** Only adults can represent a college, whichever way they ask. */
export class AdministratorIsMinor extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.administrator-is-minor', 'People under 18 can’t represent a college.');
  }
}

/** No one has proved that they read mail at this address. */
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
  /** @param domain of the college's staff addresses; null if its website has none */
  constructor(domain: string | null) {
    super(
      'conflict',
      'admin-analytics.address-not-of-college',
      domain === null
        ? 'We don’t have a website for the college, so we can’t check the person’s email address.'
        : `The person’s confirmed email address isn’t a staff address at ${domain}. Student and alumni addresses aren’t accepted.`,
    );
  }
}

/** A DNS record approves only the first administrator of a college, and nobody who was removed or refused. */
export class ApprovalNeeded extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.approval-needed',
      'A DNS record can’t approve this request. The main administrator of your college or our team has to approve it.',
    );
  }
}

/** The main administrator can't leave before handing over the main role. */
export class LastMainAdministrator extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.last-main-administrator',
      'You’re the main administrator of your college. Make a colleague the main administrator first.',
    );
  }
}

/** Only the main administrator can manage the others. */
export class NotMainAdministrator extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-main-administrator',
      'Only the main administrator of your college can do this.',
    );
  }
}

/** No active administrator of the caller's college; whether the user exists elsewhere isn't revealed. */
export class AdministratorNotFound extends DomainError {
  constructor() {
    super(
      'not-found',
      'admin-analytics.administrator-not-found',
      'This person isn’t an administrator of your college.',
    );
  }
}

/** A college always has a main administrator: the role can be handed over, but not dropped. */
export class MainRoleCannotBeDropped extends DomainError {
  constructor() {
    const message = 'Make a colleague the main administrator instead';
    super('invalid', 'admin-analytics.main-role-cannot-be-dropped', message, [{ field: 'isMainAdmin', message }]);
  }
}

/** Operators can't decide about their own request. */
export class CannotDecideOwnRequest extends DomainError {
  constructor() {
    super('forbidden', 'admin-analytics.own-request', 'You can’t decide on your own request. Ask another operator.');
  }
}

/** No administrator with this ID waits for verification. */
export class NoRequestWaiting extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.no-request-waiting', 'This person has no open verification request.');
  }
}

/** The verification is older than a year: the administrator has no rights until it is repeated. */
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

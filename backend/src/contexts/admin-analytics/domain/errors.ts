import { DomainError } from '../../../shared/domain/domain-error';

/** The person may have the administrator's role; nobody has confirmed yet that they speak for a college. */
export class NotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-verified',
      'Only verified administrators of a college can do this. Your membership has not been confirmed yet.',
    );
  }
}

/** The person speaks for a college, but whoever finds out their password would do so too. */
export class TwoFactorNeeded extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.two-factor-needed',
      'Turn on two-factor authentication to act for your college.',
    );
  }
}

/** Only those who have the administrator's role say for which college they work. */
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

/** Somebody has the administrator's role and has not said for which college. */
export class NoCollegeNamed extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.no-college-named', 'They have not said yet for which college they work.');
  }
}

/** Who looks after a college's administrators does not leave them alone. */
export class LastMainAdministrator extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.last-main-administrator',
      'You are the only main administrator of your college. Hand that over first.',
    );
  }
}

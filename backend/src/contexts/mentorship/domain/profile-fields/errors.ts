import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Some of the entered values are invalid; contains every error. */
export class ProfileRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.profile-refused', faults[0].message, faults);
  }
}

/** The choice belongs to another role, or no choice was made. */
export class ChoiceRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.choice-refused', faults[0].message, faults);
  }
}

export class PublicProfileNotForMinors extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-for-minors', 'Your profile stays private until you’re 18.');
  }
}

/** Minors can't share read receipts or activity. */
export class SharingNotForMinors extends DomainError {
  constructor(refused: readonly [string, ...string[]]) {
    const message = 'You can turn this on once you’re 18.';
    const faults = refused.map((field) => ({ field, message }));
    super('forbidden', 'mentorship.sharing-not-for-minors', message, faults);
  }
}

export class UnknownCollege extends DomainError {
  constructor(field: 'collegeId' | 'consideredColleges' | 'transferredFromCollegeId' = 'collegeId') {
    const message = 'Please choose a college from the list.';
    super('invalid', 'mentorship.unknown-college', message, [{ field, message }]);
  }
}

/** The student doesn't exist or isn't visible to the viewer: both look the same. */
export class StudentNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.student-not-found', 'Student not found.');
  }
}

/** Hidden, deleted, blocked or unknown: callers can't distinguish the cases. */
export class AlumniNotFound extends DomainError {
  constructor() {
    super(
      'not-found',
      'mentorship.alumni-not-found',
      "The alumni profile you're looking for doesn't exist or isn't publicly visible.",
    );
  }
}

/** The new role would end relationships, and the request didn't prove that it comes from the owner of the account. */
export class RoleChangeNotConfirmed extends DomainError {
  constructor() {
    const message = 'Changing your role ends connections, requests or meetings. Enter your password to confirm.';
    super('forbidden', 'mentorship.role-change-not-confirmed', message, [{ field: 'currentPassword', message }]);
  }
}

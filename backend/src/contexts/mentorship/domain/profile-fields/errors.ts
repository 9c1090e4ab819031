import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** What was asked for belongs to people of another role. */
export class OtherRole extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.other-role', 'This isn’t available for your role.');
  }
}

/** Some of what was told cannot be used; every fault is named. */
export class ProfileRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.profile-refused', faults[0].message, faults);
  }
}

/** A choice that people of this role do not have, or none at all. */
export class ChoiceRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.choice-refused', faults[0].message, faults);
  }
}

export class NotForMinors extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-for-minors', 'Your profile stays private until you’re 18.');
  }
}

/** Under 18 no one shares when they read, type or are active. */
export class SharingNotForMinors extends DomainError {
  constructor(refused: readonly [string, ...string[]]) {
    const message = 'You can turn this on once you’re 18.';
    const faults = refused.map((field) => ({ field, message }));
    super('forbidden', 'mentorship.sharing-not-for-minors', message, faults);
  }
}

export class UnknownCollege extends DomainError {
  constructor(field: 'collegeId' | 'consideredColleges' = 'collegeId') {
    const message = 'Please choose a college from the list.';
    super('invalid', 'mentorship.unknown-college', message, [{ field, message }]);
  }
}

/** No one there, or no one whom this viewer may see: the two look the same. */
export class StudentNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.student-not-found', 'Student not found.');
  }
}

/** The account ended while its owner was still asking. */
export class PersonGone extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-gone', 'This account no longer exists.');
  }
}

/** Hidden, gone, blocked or never there: no one can tell which. */
export class AlumniNotFound extends DomainError {
  constructor() {
    super(
      'not-found',
      'mentorship.alumni-not-found',
      "The alumni profile you're looking for doesn't exist or isn't publicly visible.",
    );
  }
}

/** Another role would end something, and the request did not prove that it comes from the owner of the account. */
export class RoleChangeNotConfirmed extends DomainError {
  constructor() {
    const message = 'Changing your role ends connections, requests or meetings. Enter your password to confirm.';
    super('forbidden', 'mentorship.role-change-not-confirmed', message, [{ field: 'currentPassword', message }]);
  }
}

import { DomainError } from '../../../../shared/domain/domain-error';

export class InvitationInvalid extends DomainError {
  constructor() {
    super(
      'not-found',
      'admin-analytics.invitation-invalid',
      'This invitation has expired, was withdrawn, or was already accepted. Ask your colleague for a new one.',
    );
  }
}

export class AlreadyAdministrator extends DomainError {
  constructor() {
    const message = 'This person is already an administrator of your college.';
    super('conflict', 'admin-analytics.already-administrator', message, [{ field: 'email', message }]);
  }
}

export class AdministratorAccountNeeded extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.administrator-account-needed',
      'Your account isn’t a college administrator account. Sign out to create one with the invited address, or change your role in Profile Settings.',
    );
  }
}

export class RepresentsAnotherCollege extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.represents-another-college',
      'You’re an administrator of another college. An account can represent one college at a time.',
    );
  }
}

export class InvitedAddressHasAccount extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.invited-address-has-account',
      'The invited address already has an account. Sign in to that account, then open the invitation again.',
    );
  }
}

/** Some of the input is invalid; every field is named. */
export class AcceptanceRefused extends DomainError {
  constructor(fields: readonly [{ field: string; message: string }, ...{ field: string; message: string }[]]) {
    super('invalid', 'admin-analytics.acceptance-refused', fields[0].message, fields);
  }
}

import { DomainError } from '../../../../shared/domain/domain-error';

/** Unknown, or in the list of another college; the response is the same. */
export class RosterEntryNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.roster-entry-not-found', 'This person isn’t in your college’s list.');
  }
}

/**
 * The college already has a person with this address or external ID, or the person doesn't want to be added by this
 * college; the response is the same.
 */
export class AlreadyInRoster extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.already-in-roster',
      'Your college’s list has a person with this userName or externalId, or they asked not to be added.',
    );
  }
}

/** The data breaks a rule that applies to rows of files, too. */
export class RosterDataRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'admin-analytics.roster-data-refused', message);
  }
}

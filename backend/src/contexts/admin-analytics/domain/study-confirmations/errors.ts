import { DomainError } from '../../../../shared/domain/domain-error';

/** The same for colleges that haven't asked, unknown colleges, and requests that were answered or have expired. */
export class NothingToConfirm extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.nothing-to-confirm', 'You have no question from this college to answer.');
  }
}

export class StudiesIncomplete extends DomainError {
  constructor() {
    super(
      'invalid',
      'admin-analytics.studies-incomplete',
      'Add your major and graduation year to your profile. Then confirm that you studied at this college.',
    );
  }
}

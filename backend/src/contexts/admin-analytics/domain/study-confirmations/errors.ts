import { DomainError } from '../../../../shared/domain/domain-error';

/** The same for colleges that haven't asked, unknown colleges, and requests that were answered or have expired. */
export class NothingToConfirm extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.nothing-to-confirm', 'This college has no open question for you.');
  }
}

export class StudiesIncomplete extends DomainError {
  constructor() {
    super(
      'invalid',
      'admin-analytics.studies-incomplete',
      'Enter your major and graduation year in your profile first, then confirm.',
    );
  }
}

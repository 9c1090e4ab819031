import { DomainError } from './domain-error';

/** The person may have the administrator's role; no one has confirmed yet that they speak for a college. */
export class AdministratorNotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-verified',
      'Only verified administrators of a college can do this. Your membership has not been confirmed yet.',
    );
  }
}

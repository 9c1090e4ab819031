import { DomainError } from './domain-error';

/** What others read is said by people who can be reached. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('forbidden', 'identity.confirm-your-email', 'Please confirm your email address first.');
  }
}

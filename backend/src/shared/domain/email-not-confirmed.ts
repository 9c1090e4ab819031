import { DomainError } from './domain-error';

/** Only people who can be reached see others and are seen by them. */
export class EmailNotConfirmed extends DomainError {
  constructor() {
    super(
      'forbidden',
      'identity.confirm-your-email',
      'Please confirm your email address first: open the link that we mailed you, or have a new one sent.',
    );
  }
}

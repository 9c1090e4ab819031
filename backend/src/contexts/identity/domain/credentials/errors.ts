import { DomainError } from '../../../../shared/domain/domain-error';

/** More passwords wait to be checked than one machine can work through in time. */
export class TooBusy extends DomainError {
  constructor() {
    super('busy', 'identity.too-busy', 'Too many people are signing in right now. Please try again in a moment.');
  }
}

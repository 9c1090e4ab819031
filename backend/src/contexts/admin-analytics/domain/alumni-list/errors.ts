import { DomainError } from '../../../../shared/domain/domain-error';

/** Not there, or of another college: the two look the same. */
export class AlumnusNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.alumnus-not-found', 'This person isn’t in your list of alumni.');
  }
}

/** From the claim on the profile belongs to the person. */
export class AlumnusHasClaimed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.alumnus-has-claimed',
      'This person has claimed their profile. Only they can change it.',
    );
  }
}

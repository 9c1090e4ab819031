import { DomainError } from '../../../../shared/domain/domain-error';

/** The person doesn't exist or belongs to another college; the response is the same. */
export class AlumnusNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.alumnus-not-found', 'This person isn’t in your list of alumni.');
  }
}

/** The profile is claimed, so it belongs to the person. */
export class AlumnusHasClaimed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.alumnus-has-claimed',
      'This person has claimed their profile. Only they can change it.',
    );
  }
}

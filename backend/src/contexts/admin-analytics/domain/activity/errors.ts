import { DomainError } from '../../../../shared/domain/domain-error';

/** Thrown when a minor tries to share their name with a college. */
export class MinorCannotShareName extends DomainError {
  constructor() {
    const message = 'You can share your name with colleges once you’re 18.';
    super('forbidden', 'admin-analytics.named-not-for-minors', message, [{ field: 'level', message }]);
  }
}

export class ConsentCollegeNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.college-of-consent-not-found', 'We couldn’t find this college.');
  }
}

export class ConsentEndsInThePast extends DomainError {
  constructor() {
    const message = 'Choose a date in the future';
    super('invalid', 'admin-analytics.consent-ends-in-the-past', message, [{ field: 'expiresAt', message }]);
  }
}

export class InteractionNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.interaction-not-found', 'We couldn’t find this activity.');
  }
}

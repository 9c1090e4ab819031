import { DomainError } from '../../../../shared/domain/domain-error';

export class TooManyDrafts extends DomainError {
  constructor(most: number) {
    super(
      'conflict',
      'mentorship.too-many-drafts',
      `You already have ${most} saved requests. Discard one, or confirm your email to send them.`,
    );
  }
}

/** A person with a confirmed address sends requests right away. */
export class NothingToSave extends DomainError {
  constructor() {
    super('conflict', 'mentorship.send-instead', 'Your email is confirmed. You can send the request now.');
  }
}

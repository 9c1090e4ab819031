import { DomainError } from '../../../../shared/domain/domain-error';

export class SharedAnswerNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.shared-answer-not-found', 'We couldn’t find this suggestion.');
  }
}

/** The same error for unknown people and for people who aren't connected with the caller. */
export class NotConnected extends DomainError {
  constructor() {
    super(
      'not-found',
      'forum.not-connected',
      'You can share answers only from conversations between a student and an alum who are connected.',
    );
  }
}

/** The text was edited since it was loaded. */
export class SharedAnswerChanged extends DomainError {
  constructor() {
    super('conflict', 'forum.shared-answer-changed', 'The text has changed. Read it again before you decide.');
  }
}

/** It was published, declined or withdrawn. */
export class SharedAnswerClosed extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.shared-answer-closed',
      'This suggestion is closed. It was published, declined or withdrawn.',
    );
  }
}

export class NamesNotConfirmed extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.names-not-confirmed',
      'The text contains names. Remove them, or confirm that we can publish them.',
    );
  }
}

export class TooManySuggestions extends DomainError {
  constructor(limit: number) {
    super(
      'conflict',
      'forum.too-many-suggestions',
      `You have ${limit} open suggestions in this conversation. Agree to one or decline one first.`,
    );
  }
}

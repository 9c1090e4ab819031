import { DomainError } from '../../../../shared/domain/domain-error';

/** The same error for questions that are closed, hidden or unknown, and for people who may not act on them. */
export class OpenQuestionNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.open-question-not-found', 'We couldn’t find this question. It may have been closed.');
  }
}

export class OpenQuestionClosed extends DomainError {
  constructor() {
    super('conflict', 'forum.open-question-closed', 'This question is closed. No one can answer it anymore.');
  }
}

/** Another alum was faster. */
export class OpenQuestionTaken extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.open-question-taken',
      'Another alum is already answering this question. Thank you anyway.',
    );
  }
}

/** The offer has expired, was declined or was given back. */
export class OfferEnded extends DomainError {
  constructor() {
    super('conflict', 'forum.offer-ended', 'This question is no longer offered to you.');
  }
}

export class OpenQuestionAnswered extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.open-question-answered',
      'This question has an answer. You can read it on the page of your questions.',
    );
  }
}

export class OpenQuestionNotAnswered extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.open-question-not-answered',
      'This question doesn’t have an answer that you can decide on.',
    );
  }
}

export class OpenQuestionDecided extends DomainError {
  constructor() {
    super('conflict', 'forum.open-question-decided', 'You already said that this answer helped.');
  }
}

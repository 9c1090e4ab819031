import { DomainError } from '../../../../shared/domain/domain-error';

export class BroadcastTooSoon extends DomainError {
  constructor(next: Date) {
    super(
      'conflict',
      'admin-analytics.broadcast-too-soon',
      'You can send one message every 14 days. You can send the next one on {next}.',
      [],
      {},
      { next: { day: next } },
    );
  }
}

export class BroadcastAwaitsDecision extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.broadcast-waiting',
      'A message from your college is waiting for approval. Approve or decline it first.',
    );
  }
}

export class BroadcastNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.broadcast-not-found', 'We couldn’t find this message.');
  }
}

/** Another administrator has already decided about the message. */
export class BroadcastAlreadyDecided extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.broadcast-decided', 'This message isn’t waiting for approval anymore.');
  }
}

export class CannotApproveOwnBroadcast extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.own-broadcast',
      'Another administrator of your college must approve your message.',
    );
  }
}

export class NotBroadcastAuthor extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.not-own-broadcast',
      'Only the administrator who wrote the message can withdraw it.',
    );
  }
}

/** Thrown for minors, because answering reveals their name to the college. */
export class MinorCannotAnswer extends DomainError {
  constructor() {
    super(
      'forbidden',
      'admin-analytics.answer-not-for-minors',
      'You can answer messages from colleges once you’re 18.',
    );
  }
}

/** The student no longer allows messages from the college. */
export class StudentUnsubscribed extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.student-unsubscribed',
      'This student no longer receives messages from your college.',
    );
  }
}

import { DomainError } from '../../../../shared/domain/domain-error';

export class ConnectionNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.connection-not-found', 'This connection is not there.');
  }
}

export class Yourself extends DomainError {
  constructor(field = 'toUserId') {
    const message = 'This is you. Please choose somebody else.';
    super('invalid', 'mentorship.yourself', message, [{ field, message }]);
  }
}

export class NotAcceptingRequests extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-accepting-requests', 'This person takes no requests from students at present.');
  }
}

export class RequestTooSoon extends DomainError {
  constructor(readonly canRequestAgainAt: Date) {
    const day = canRequestAgainAt.toISOString().slice(0, 10);
    super('conflict', 'mentorship.request-too-soon', `You can ask this person again from ${day} on.`);
  }
}

export class TooManyOpenRequests extends DomainError {
  constructor(most: number) {
    super(
      'conflict',
      'mentorship.too-many-open-requests',
      `You have ${most} requests that wait for an answer. Withdraw one, or wait for an answer first.`,
    );
  }
}

/** The other side of the connection decides this. */
export class OtherSide extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.other-side', 'This is for the other side to decide.');
  }
}

export class NotPending extends DomainError {
  constructor() {
    super('conflict', 'mentorship.not-pending', 'This request does not wait for an answer any more.');
  }
}

export class TooLateToUndo extends DomainError {
  constructor() {
    super('conflict', 'mentorship.too-late-to-undo', 'It is too late to undo this answer.');
  }
}

export class NoPlaceLeft extends DomainError {
  constructor() {
    super('conflict', 'mentorship.no-place-left', 'All places of this mentor are taken.');
  }
}

export class AlreadyAsked extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.already-asked',
      'You have asked for more information once. Please accept or decline.',
    );
  }
}

export class NothingToAnswer extends DomainError {
  constructor() {
    super('conflict', 'mentorship.nothing-to-answer', 'There is no question that waits for your answer.');
  }
}

export class NothingToEnd extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-end',
      'Only who asked withdraws a request, and only a connection can end.',
    );
  }
}

/** The wait list is for students who cannot ask because every place is taken. */
export class NothingToWaitFor extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.nothing-to-wait-for',
      'There is nothing to wait for: this mentor has a place, or you have asked already.',
    );
  }
}

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

import { DomainEvent } from '../../../../shared/domain/aggregate';

/** An event between two people of whom one has sent the other a request. */
abstract class ConnectionEvent extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A request was sent, for the first time or again. The event doesn't contain the message. */
export class ConnectionRequested extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-requested';
}

/** The recipient has accepted, so the two are connected. The sender is notified with `ConnectionAnswerSettled`. */
export class ConnectionAccepted extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-accepted';
}

/** The recipient has declined. Consequences wait for `ConnectionAnswerSettled`. */
export class ConnectionDeclined extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-declined';
}

/** The recipient has undone the answer: the request is pending again. */
export class ConnectionAnswerUndone extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answer-undone';

  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    /** When the answer that is now undone was given. */
    readonly answeredAt: Date,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** `replied`: accepted by writing back, so the message has already been sent. */
export type SettledAnswer = 'accepted' | 'replied' | 'declined';

/** The answer can no longer be undone, so others can be notified. */
export class ConnectionAnswerSettled extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answer-settled';

  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    readonly answer: SettledAnswer,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** The recipient has asked a question before answering. */
export class ConnectionQuestioned extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-questioned';
}

/** The sender has answered the recipient's question. */
export class ConnectionAnswered extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answered';
}

/** The recipient hasn't answered for some days and is to be reminded. */
export class ConnectionReminded extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-reminded';
}

/** A request was withdrawn or has expired, or two people are no longer connected. */
export class ConnectionClosed extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-closed';

  /** @param placeOf the mentor who has an open place again; null if none has */
  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    readonly closedBy: 'withdrawn' | 'expired' | 'disconnected',
    readonly placeOf: number | null,
    readonly wasConnected: boolean,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** One of the two has blocked or unblocked the other. Query the façade for whether a block remains. */
export class ConnectionBlockChanged extends DomainEvent {
  static readonly eventName = 'mentorship.connection-block-changed';

  constructor(
    readonly connectionId: number,
    readonly changedBy: number,
    readonly otherId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A request or a connection has ended because one of the two changed their role. */
export class ConnectionEndedByRole extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-ended-by-role';

  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    readonly changedBy: number,
    readonly wasConnected: boolean,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** A mentor has an open place again, and the student who waited longest has left the wait list. */
export class PlaceOffered extends DomainEvent {
  static readonly eventName = 'mentorship.place-offered';

  constructor(
    readonly userId: number,
    readonly mentorId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

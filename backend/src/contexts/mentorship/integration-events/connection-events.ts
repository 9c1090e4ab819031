import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** An event between two people of whom one has sent the other a request. */
abstract class ConnectionEvent extends IntegrationEvent {
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
  static readonly version = 1;
}

/** The recipient has accepted, so the two are connected. The sender is notified with `ConnectionAnswerSettled`. */
export class ConnectionAccepted extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-accepted';
  static readonly version = 1;
}

/** The recipient has declined. Consequences wait for `ConnectionAnswerSettled`. */
export class ConnectionDeclined extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-declined';
  static readonly version = 1;
}

/** The recipient has undone the answer: the request is pending again. */
export class ConnectionAnswerUndone extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answer-undone';
  static readonly version = 1;

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

/** The answer can no longer be undone, so others can be notified. */
export class ConnectionAnswerSettled extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answer-settled';
  static readonly version = 1;

  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    /** `replied`: accepted by writing back, so the message has already been sent. */
    readonly answer: 'accepted' | 'replied' | 'declined',
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** The recipient has asked a question before answering. */
export class ConnectionQuestioned extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-questioned';
  static readonly version = 1;
}

/** The sender has answered the recipient's question. */
export class ConnectionAnswered extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answered';
  static readonly version = 1;
}

/** The recipient hasn't answered for some days and is to be reminded. */
export class ConnectionReminded extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-reminded';
  static readonly version = 1;
}

/** A request was withdrawn or has expired, or two people are no longer connected (`finished`: both agreed to end it). */
export class ConnectionClosed extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-closed';
  static readonly version = 1;

  /** @param placeOf the mentor who has an open place again; null if none has */
  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    readonly closedBy: 'withdrawn' | 'expired' | 'disconnected' | 'finished',
    readonly placeOf: number | null,
    readonly wasConnected: boolean,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** One of the two has blocked or unblocked the other. Query the façade for whether a block remains. */
export class ConnectionBlockChanged extends IntegrationEvent {
  static readonly eventName = 'mentorship.connection-block-changed';
  static readonly version = 1;

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
  static readonly version = 1;

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
export class PlaceOffered extends IntegrationEvent {
  static readonly eventName = 'mentorship.place-offered';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    readonly mentorId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

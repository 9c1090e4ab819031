import { DomainEvent } from '../../../../shared/domain/aggregate';

/** Something has happened between two people, of whom one has asked the other. */
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

/** Someone has asked someone to connect, for the first time or anew. What they wrote is not carried around. */
export class ConnectionRequested extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-requested';
}

/** The recipient has accepted: the two are connected. The sender is notified with `ConnectionAnswerSettled`. */
export class ConnectionAccepted extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-accepted';
}

/** The recipient has declined. What follows from it waits for `ConnectionAnswerSettled`. */
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
    /** When the answer was given that is undone. */
    readonly answeredAt: Date,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

/** `replied`: accepted by writing back, so the words have been sent already. */
export type SettledAnswer = 'accepted' | 'replied' | 'declined';

/** The answer can no longer be undone: now others may hear of it. */
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

/** The recipient wants to know more before answering. */
export class ConnectionQuestioned extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-questioned';
}

/** The sender has told what the recipient wanted to know. */
export class ConnectionAnswered extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-answered';
}

/** The recipient has let some days pass, and is to be reminded. */
export class ConnectionReminded extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-reminded';
}

/** A request was withdrawn or has run out of time, or two people are connected no longer. */
export class ConnectionClosed extends ConnectionEvent {
  static readonly eventName = 'mentorship.connection-closed';

  /** @param placeOf the mentor of whom a place has become free; null where none has */
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

/** One of the two has blocked the other, or does so no longer. Whether a block is left is asked of the façade. */
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

/** A request or a connection has ended because one of the two has another role. */
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

/** A mentor has a place again, and the student who has waited longest left the wait list. */
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

import { DomainEvent } from '../../../shared/domain/aggregate';

/** Somebody has chosen who sees their profile, or who may ask them. What they chose is not carried around. */
export class PrivacyChanged extends DomainEvent {
  constructor(
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Somebody has asked somebody to connect, for the first time or anew. What they wrote is not carried around. */
export class ConnectionRequested extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The recipient has said yes: the two are connected. */
export class ConnectionAccepted extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The recipient has said no. */
export class ConnectionDeclined extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The recipient wants to know more before answering. */
export class ConnectionQuestioned extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The sender has told what the recipient wanted to know. */
export class ConnectionAnswered extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The recipient has let some days pass, and is to be reminded. */
export class ConnectionReminded extends DomainEvent {
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A request was withdrawn or has run out of time, or two people are connected no longer. */
export class ConnectionClosed extends DomainEvent {
  /** @param placeOf the mentor of whom a place has become free; null where none has */
  constructor(
    readonly connectionId: number,
    readonly fromUserId: number,
    readonly toUserId: number,
    readonly closedBy: 'withdrawn' | 'expired' | 'disconnected',
    readonly placeOf: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

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

/** Somebody has asked somebody to connect, for the first time or anew. What they wrote is not carried around. */
export class ConnectionRequested extends ConnectionEvent {}

/** The recipient has said yes: the two are connected. */
export class ConnectionAccepted extends ConnectionEvent {}

/** The recipient has said no. */
export class ConnectionDeclined extends ConnectionEvent {}

/** The recipient wants to know more before answering. */
export class ConnectionQuestioned extends ConnectionEvent {}

/** The sender has told what the recipient wanted to know. */
export class ConnectionAnswered extends ConnectionEvent {}

/** The recipient has let some days pass, and is to be reminded. */
export class ConnectionReminded extends ConnectionEvent {}

/** A request was withdrawn or has run out of time, or two people are connected no longer. */
export class ConnectionClosed extends ConnectionEvent {
  /** @param placeOf the mentor of whom a place has become free; null where none has */
  constructor(
    connectionId: number,
    fromUserId: number,
    toUserId: number,
    readonly closedBy: 'withdrawn' | 'expired' | 'disconnected',
    readonly placeOf: number | null,
    occurredAt: Date,
  ) {
    super(connectionId, fromUserId, toUserId, occurredAt);
  }
}

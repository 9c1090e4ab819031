import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A message was added to a conversation, also one that requests a connection. */
export class MessageSent extends DomainEvent {
  static readonly eventName = 'messaging.message-sent';

  constructor(
    readonly messageId: number,
    readonly senderId: number,
    /** Negative for an erased account. */
    readonly recipientId: number,
    readonly isRequest: boolean,
    /** Whether one of the two blocks the other. */
    readonly isHidden: boolean,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

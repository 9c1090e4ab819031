import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A student has answered a message of the college. The event doesn't say who it was. */
export class BroadcastAnswered extends DomainEvent {
  static readonly eventName = 'admin-analytics.broadcast-answered';

  constructor(
    readonly collegeId: number,
    readonly broadcastId: number,
    readonly answerId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

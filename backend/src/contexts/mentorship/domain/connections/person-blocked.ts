import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A person has blocked another, whether or not the two ever were connected. */
export class PersonBlocked extends DomainEvent {
  static readonly eventName = 'mentorship.person-blocked';

  constructor(
    readonly blockerId: number,
    readonly blockedId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

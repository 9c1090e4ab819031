import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A person has changed who sees their profile, or who may send them requests. The event doesn't contain the choice. */
export class PrivacyChanged extends DomainEvent {
  static readonly eventName = 'mentorship.privacy-changed';

  constructor(
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A person has started or stopped sharing something with their connections. */
export class SharingChanged extends DomainEvent {
  static readonly eventName = 'mentorship.sharing-changed';

  constructor(
    readonly userId: number,
    readonly field: 'readReceipts' | 'activityStatus',
    readonly isShared: boolean,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

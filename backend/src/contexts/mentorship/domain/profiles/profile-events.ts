import { DomainEvent } from '../../../../shared/domain/aggregate';

/** Someone has chosen who sees their profile, or who may ask them. What they chose is not carried around. */
export class PrivacyChanged extends DomainEvent {
  static readonly eventName = 'mentorship.privacy-changed';

  constructor(
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone shares something with their connections, or does so no longer. */
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

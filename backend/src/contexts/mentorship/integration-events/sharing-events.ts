import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A person has started or stopped sharing something with their connections. */
export class SharingChanged extends IntegrationEvent {
  static readonly eventName = 'mentorship.sharing-changed';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    readonly field: 'readReceipts' | 'activityStatus',
    readonly isShared: boolean,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

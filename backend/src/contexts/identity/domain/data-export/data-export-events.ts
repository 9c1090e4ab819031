import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { UserId } from '../users/user-state';

/** What someone asked for of their data waits to be downloaded. */
export class DataExportReady extends DomainEvent {
  static readonly eventName = 'identity.data-export-ready';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

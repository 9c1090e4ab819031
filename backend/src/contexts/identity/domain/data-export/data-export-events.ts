import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { UserId } from '../users/user-state';

/** A requested data export can be downloaded. */
export class DataExportReady extends DomainEvent {
  static readonly eventName = 'identity.data-export-ready';

  constructor(
    readonly userId: UserId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

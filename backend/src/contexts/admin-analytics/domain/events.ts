import { DomainEvent } from '../../../shared/domain/aggregate';

/** Somebody may speak for a college from now on. */
export class AdministratorVerified extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly collegeId: number,
    readonly isMain: boolean,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

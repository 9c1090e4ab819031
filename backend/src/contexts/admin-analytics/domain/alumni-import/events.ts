import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A college has imported alumni. */
export class AlumniImported extends DomainEvent {
  static readonly eventName = 'admin-analytics.alumni-imported';

  constructor(
    readonly importId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

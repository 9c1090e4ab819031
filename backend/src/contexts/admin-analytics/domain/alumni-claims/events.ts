import { DomainEvent } from '../../../../shared/domain/aggregate';

/** An alum has claimed what the college imported about them, or confirmed to the college that they studied there. */
export class ImportedProfileClaimed extends DomainEvent {
  static readonly eventName = 'admin-analytics.imported-profile-claimed';

  constructor(
    readonly collegeId: number,
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A person has declined what the college imported about them. The event doesn't say who it was. */
export class ImportedProfileDeclined extends DomainEvent {
  static readonly eventName = 'admin-analytics.imported-profile-declined';

  constructor(
    readonly collegeId: number,
    /** The row of the import, which no longer exists. */
    readonly importedId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

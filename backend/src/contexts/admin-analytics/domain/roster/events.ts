import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A college no longer lists a person as its alum who had claimed their profile. */
export class AffiliationEnded extends DomainEvent {
  static readonly eventName = 'admin-analytics.affiliation-ended';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A college lists a person again whose affiliation it had ended. */
export class AffiliationRestored extends DomainEvent {
  static readonly eventName = 'admin-analytics.affiliation-restored';

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

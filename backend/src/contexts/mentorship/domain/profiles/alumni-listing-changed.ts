import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A new alumni profile, or a change of one, that may change how many alumni and mentors of a college can be found. */
export class AlumniListingChanged extends DomainEvent {
  static readonly eventName = 'mentorship.alumni-listing-changed';

  constructor(
    readonly userId: number,
    /** The colleges of the profile before and after the change; that of a new profile. */
    readonly collegeIds: readonly number[],
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

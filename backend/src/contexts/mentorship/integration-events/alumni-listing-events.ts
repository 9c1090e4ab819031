import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A new alumni profile, or a change of one, that may change how many alumni and mentors of a college can be found. */
export class AlumniListingChanged extends IntegrationEvent {
  static readonly eventName = 'mentorship.alumni-listing-changed';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    /** The colleges of the profile before and after the change; that of a new profile. */
    readonly collegeIds: readonly number[],
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

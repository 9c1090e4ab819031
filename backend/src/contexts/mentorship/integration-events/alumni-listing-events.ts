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

/** An alum offers mentoring, or an alum who offers it has become visible. */
export class AlumBecameMentor extends IntegrationEvent {
  static readonly eventName = 'mentorship.alum-became-mentor';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    /** The college of the profile. */
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

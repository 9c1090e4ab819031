import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** An administrator has changed the profile of a college. */
export class CollegeProfileChanged extends IntegrationEvent {
  static readonly eventName = 'colleges.college-profile-changed';
  static readonly version = 1;

  constructor(
    readonly collegeId: number,
    /** The names of the changed fields, as in the details of a college. */
    readonly fields: readonly string[],
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

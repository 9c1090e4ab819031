import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** The number of people who plan to come to a campus event has reached another step of ten. */
export class CampusEventRsvpsChanged extends IntegrationEvent {
  static readonly eventName = 'colleges.campus-event-rsvps-changed';
  static readonly version = 1;

  constructor(
    readonly campusEventId: number,
    readonly collegeId: number,
    readonly title: string,
    /** Rounded down to a multiple of ten. */
    readonly rsvps: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A student wants to be notified when the first alum of a college joins. */
export class AlumniAlertSaved extends IntegrationEvent {
  static readonly eventName = 'mentorship.alumni-alert-saved';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** An alum of the college can be found now. The alert of this student has ended. */
export class AlumniAlertAnswered extends IntegrationEvent {
  static readonly eventName = 'mentorship.alumni-alert-answered';
  static readonly version = 1;

  constructor(
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

import { IntegrationEvent } from '../../../shared/domain/integration-event';

/**
 * A student or an alum said after a meeting of the two whether it took place. Published again when they change it: the
 * latest of one meeting and side counts. Names no one.
 */
export class MeetingCheckedIn extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-checked-in';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    /** Of the alum; null if unknown. */
    readonly collegeId: number | null,
    readonly side: 'student' | 'alum',
    readonly happened: boolean,
    /** Null if the student left it out, and always for the alum. */
    readonly helped: 'yes' | 'a-little' | 'no' | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** One of the two proposed to finish a mentoring relationship. */
export class EndProposed extends IntegrationEvent {
  static readonly eventName = 'mentorship.end-proposed';
  static readonly version = 1;

  constructor(
    readonly proposedBy: number,
    readonly otherId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A student and an alum agreed that their mentoring relationship has reached its end. */
export class RelationshipFinished extends IntegrationEvent {
  static readonly eventName = 'mentorship.relationship-finished';
  static readonly version = 1;

  constructor(
    readonly alumId: number,
    readonly studentId: number,
    /** Of the alum; null if unknown. */
    readonly collegeId: number | null,
    /** The one who agreed to the other's proposal. */
    readonly confirmedBy: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A student thanked an alum. The event doesn't contain the text. */
export class ThanksReceived extends IntegrationEvent {
  static readonly eventName = 'mentorship.thanks-received';
  static readonly version = 1;

  constructor(
    readonly alumId: number,
    readonly studentId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A meeting is over, and one of its participants is asked to check in; once per person and meeting. */
export class CheckInDue extends IntegrationEvent {
  static readonly eventName = 'mentorship.check-in-due';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly userId: number,
    /** The other participant. */
    readonly otherId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

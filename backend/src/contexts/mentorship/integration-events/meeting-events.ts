import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A meeting was scheduled, or one person has invited the other. The event doesn't contain title or description. */
export class MeetingScheduled extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-scheduled';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    readonly isInvitation: boolean,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The host has chosen another time, which the attendee must accept again. */
export class MeetingMoved extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-moved';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The attendee has proposed another time. Until the host accepts, the meeting keeps its time. */
export class MeetingProposed extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-proposed';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** One of the two has accepted or declined: the attendee the meeting, or the host a proposed time. */
export class MeetingAnswered extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-answered';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    readonly answeredBy: number,
    readonly answer: 'accepted' | 'declined',
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The meeting was canceled. */
export class MeetingCancelled extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-cancelled';
  static readonly version = 1;

  /** @param cancelledBy null if it was canceled because the connection ended */
  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    readonly cancelledBy: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/**
 * A reminder of an upcoming meeting is due. The same reminder can be published more than once: meeting, sequence and
 * notice identify it.
 */
export class MeetingReminderDue extends IntegrationEvent {
  static readonly eventName = 'mentorship.meeting-reminder-due';
  static readonly version = 1;

  constructor(
    readonly meetingId: number,
    readonly userId: number,
    /** The other participant. */
    readonly otherId: number,
    readonly notice: 'comes-up' | 'begins' | 'unanswered' | 'unconfirmed',
    /** The `sequence` of the meeting. */
    readonly sequence: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

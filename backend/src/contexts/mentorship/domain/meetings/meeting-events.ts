import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { ReminderNotice } from './meeting-reminder';
import type { MeetingAnswer } from './meeting-state';

/** Two are to meet, or one has invited the other. What it is about is not carried around. */
export class MeetingScheduled extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-scheduled';

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

/** The host has chosen another time: the attendee is asked anew. */
export class MeetingMoved extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-moved';

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The attendee would like another time. Until the host says yes the meeting stays where it is. */
export class MeetingProposed extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-proposed';

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** One of the two has said yes or no: the attendee to the meeting, the host to another time. */
export class MeetingAnswered extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-answered';

  constructor(
    readonly meetingId: number,
    readonly hostId: number,
    readonly attendeeId: number,
    readonly answeredBy: number,
    readonly answer: MeetingAnswer,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The meeting is off. */
export class MeetingCancelled extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-cancelled';

  /** @param cancelledBy null when it is off because the two part */
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

/** A meeting comes up. The same reminder can be announced more than once: meeting, sequence and notice name it. */
export class MeetingReminderDue extends DomainEvent {
  static readonly eventName = 'mentorship.meeting-reminder-due';

  constructor(
    readonly meetingId: number,
    readonly userId: number,
    /** The other participant. */
    readonly otherId: number,
    readonly notice: ReminderNotice,
    /** How often the meeting had been changed. */
    readonly sequence: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

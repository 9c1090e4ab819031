import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A student has joined a group hour. The event doesn't say who, because notifications about it name no one. */
export class GroupHourJoined extends IntegrationEvent {
  static readonly eventName = 'mentorship.group-hour-joined';
  static readonly version = 1;

  constructor(
    readonly groupHourId: number,
    readonly hostId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A group hour was canceled: by its host, or because the host's account is suspended or closes. */
export class GroupHourCancelled extends IntegrationEvent {
  static readonly eventName = 'mentorship.group-hour-cancelled';
  static readonly version = 1;

  constructor(
    readonly groupHourId: number,
    readonly hostId: number,
    /** The students who had joined. */
    readonly guestIds: readonly number[],
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/**
 * A reminder of an upcoming group hour is due. The same reminder can be published more than once: group hour, user and
 * notice identify it.
 */
export class GroupHourReminderDue extends IntegrationEvent {
  static readonly eventName = 'mentorship.group-hour-reminder-due';
  static readonly version = 1;

  constructor(
    readonly groupHourId: number,
    /** The host, or a student who joined. */
    readonly userId: number,
    readonly hostId: number,
    readonly notice: 'comes-up' | 'begins',
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

import type { ListedContent } from '../notification-settings/notification-kinds';

/** Something that happened, for one person to read. */
export type NewNotification = ListedContent & {
  readonly userId: number;
  /** What it is about, such as `connection:12`; when the subject is handled, its notifications are marked as read. */
  readonly subject: string;
  /** The other person; null if none is involved. */
  readonly actorId: number | null;
  /** Identifies the event: a person gets one notification of it, however often it is delivered. */
  readonly eventId: string;
};

/** A stored notification. */
export type NotificationState = NewNotification & {
  readonly id: number;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

export const NOTIFICATION_RETENTION_MS = 180 * DAY_MS;

/** Higher counts are shown as "99+", so counting stops here. */
export const MAX_UNREAD_COUNT = 100;

interface TimedEvent {
  readonly occurredAt: Date;
}

/**
 * Returns a permanent ID of an event, the same for each delivery. Contains no user IDs, because users can be erased.
 */
export const createEventId = (eventName: string, id: number | '', { occurredAt }: TimedEvent): string =>
  `${eventName}:${id}:${occurredAt.toISOString()}`;

export const connectionSubject = (connectionId: number): string => `connection:${connectionId}`;
export const groupHourSubject = (groupHourId: number): string => `group-hour:${groupHourId}`;
export const meetingSubject = (meetingId: number): string => `meeting:${meetingId}`;

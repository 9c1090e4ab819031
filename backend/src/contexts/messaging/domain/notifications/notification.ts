import type { ListedContent } from '../notification-settings/notification-kinds';

/** Something that happened, for one person. */
export type NewNotification = ListedContent & {
  readonly userId: number;
  /** What it is about, such as `connection:12`: by it what is dealt with is marked as read. */
  readonly subject: string;
  /** The other person; null where none is involved. */
  readonly actorId: number | null;
  /** Names the event: a person gets one notification of it, however often it is delivered. */
  readonly eventId: string;
};

/** A notification that is kept. */
export type NotificationState = NewNotification & {
  readonly id: number;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

const DAY = 24 * 60 * 60 * 1_000;

export const NOTIFICATIONS_KEPT_FOR = 180 * DAY;

/** More than this is shown as "99+": nothing beyond is counted. */
export const COUNTED_AT_MOST = 100;

interface Event {
  readonly occurredAt: Date;
}

/** Names one event for good: delivered again it has the same name. No keys of people, who can be erased. */
export const eventIdOf = (eventName: string, id: number | '', { occurredAt }: Event): string =>
  `${eventName}:${id}:${occurredAt.toISOString()}`;

export const aboutConnection = (connectionId: number): string => `connection:${connectionId}`;
export const aboutMeeting = (meetingId: number): string => `meeting:${meetingId}`;

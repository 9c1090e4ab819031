import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { ListedKind } from '../../../domain/notification-settings/notification-kinds';
import type { NewNotification, NotificationState } from '../../../domain/notifications/notification';

/** The notifications of a person that a page shows, which never include those with a blocked actor. */
export interface NotificationQuery {
  readonly limit: number;
  /** Only smaller IDs. */
  readonly before: number | null;
  readonly unreadOnly: boolean;
  /** Kinds that the person switched off in the product. */
  readonly without: readonly ListedKind[];
}

/** Notifications to mark: given IDs, or all up to an ID. */
export type NotificationSelection = { readonly ids: readonly number[] } | { readonly upTo: number };

/** The notifications of users. */
export abstract class Notifications {
  /** @returns false if the person already has a notification of this event */
  abstract save(notification: NewNotification, at: Date): Promise<boolean>;

  /** Newest first. */
  abstract list(
    userId: number,
    query: NotificationQuery,
  ): Promise<{ readonly items: readonly NotificationState[]; readonly hasMore: boolean }>;

  /** Counts the unread notifications that a page would show, up to `limit`. */
  abstract countUnread(userId: number, without: readonly ListedKind[], limit: number): Promise<number>;

  /**
   * Marks notifications that a page would show as read. Other people's notifications are not changed.
   * @returns how many were unread before
   */
  abstract markRead(
    userId: number,
    selection: NotificationSelection,
    without: readonly ListedKind[],
    at: Date,
  ): Promise<number>;

  /**
   * Marks notifications about a subject as read, optionally of some `kinds` only.
   * @returns how many were unread before
   */
  abstract markSubjectRead(userId: number, subject: string, at: Date, kinds?: readonly ListedKind[]): Promise<number>;

  /** Hides or shows the notifications of each of the two about the other. */
  abstract hideBetween(one: number, other: number, isHidden: boolean): Promise<void>;

  /**
   * Returns everything that is stored about a person. Notifications that a person caused are part of that person's
   * export.
   */
  abstract export(userId: number): Promise<PersonalDataTables>;

  /** Deletes the person's notifications, and those of others that the person caused. */
  abstract erase(userId: number): Promise<void>;
}

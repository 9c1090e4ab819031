import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { ListedKind } from '../../../domain/notification-settings/notification-kinds';
import type { NewNotification, NotificationState } from '../../../domain/notifications/notification';

/** Which notifications of a person a page shows: never those whose actor is blocked. */
export interface NotificationsAsked {
  readonly limit: number;
  /** Only smaller ids. */
  readonly before: number | null;
  readonly unreadOnly: boolean;
  /** Kinds the person switched off on the page. */
  readonly without: readonly ListedKind[];
}

/** Either of the two. */
export type Marked = { readonly ids: readonly number[] } | { readonly upTo: number };

/** What people are notified of. */
export abstract class Notifications {
  /** @returns false where the person has a notification of this event already */
  abstract add(notification: NewNotification, at: Date): Promise<boolean>;

  /** Newest first. */
  abstract page(
    userId: number,
    asked: NotificationsAsked,
  ): Promise<{ readonly items: readonly NotificationState[]; readonly hasMore: boolean }>;

  /** How many of those a page would show are not read; counts no further than `most`. */
  abstract countUnread(userId: number, without: readonly ListedKind[], most: number): Promise<number>;

  /** Of those a page would show. What belongs to others, or is read, stays as it is. @returns how many became read */
  abstract markRead(userId: number, marked: Marked, without: readonly ListedKind[], at: Date): Promise<number>;

  /** The person has dealt with what these are about; `kinds` narrows them. @returns how many became read */
  abstract markSubjectRead(userId: number, subject: string, at: Date, kinds?: readonly ListedKind[]): Promise<number>;

  /** Hides from each of the two what is about the other, or shows it again. */
  abstract hideBetween(one: number, other: number, isHidden: boolean): Promise<void>;

  /** Everything that is kept of a person. Who did what is part of the export of that person. */
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes what the person was notified of, and what others were notified of because of them. */
  abstract erase(userId: number): Promise<void>;
}

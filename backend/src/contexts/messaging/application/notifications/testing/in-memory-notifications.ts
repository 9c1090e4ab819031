import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { ListedKind } from '../../../domain/notification-settings/notification-kinds';
import type { NewNotification, NotificationState } from '../../../domain/notifications/notification';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '../../../domain/notification-settings/notification-settings';
import { type NotificationSelection, Notifications, type NotificationQuery } from '../ports/notifications';
import { NotificationSettingsStore } from '../../notification-settings/ports/notification-settings';

type Row = NotificationState & { readonly isHidden: boolean };

/** In-memory notifications in a list. */
export class InMemoryNotifications extends Notifications {
  rows: Row[] = [];
  #lastId = 0;

  async save(notification: NewNotification, at: Date): Promise<boolean> {
    const { userId, eventId } = notification;
    if (this.rows.some((row) => row.userId === userId && row.eventId === eventId)) return false;
    this.#lastId += 1;
    this.rows.push({ ...notification, id: this.#lastId, createdAt: at, readAt: null, isHidden: false });
    return true;
  }

  async list(
    userId: number,
    { limit, before, unreadOnly, without }: NotificationQuery,
  ): Promise<{ items: readonly NotificationState[]; hasMore: boolean }> {
    const rows = this.#listVisible(userId, without)
      .filter(({ id, readAt }) => (before === null || id < before) && (!unreadOnly || readAt === null))
      .reverse();
    return { items: rows.slice(0, limit).map(stateOf), hasMore: rows.length > limit };
  }

  async countUnread(userId: number, without: readonly ListedKind[], limit: number): Promise<number> {
    return Math.min(limit, this.#listVisible(userId, without).filter(({ readAt }) => readAt === null).length);
  }

  async markRead(
    userId: number,
    selection: NotificationSelection,
    without: readonly ListedKind[],
    at: Date,
  ): Promise<number> {
    const shown = new Set(this.#listVisible(userId, without));
    return this.#markRead(
      (row) => shown.has(row) && ('ids' in selection ? selection.ids.includes(row.id) : row.id <= selection.upTo),
      at,
    );
  }

  async markSubjectRead(userId: number, subject: string, at: Date, kinds?: readonly ListedKind[]): Promise<number> {
    return this.#markRead(
      (row) => row.userId === userId && row.subject === subject && (!kinds || kinds.includes(row.kind)),
      at,
    );
  }

  async hideBetween(one: number, other: number, isHidden: boolean): Promise<void> {
    const isBetween = ({ userId, actorId }: Row) =>
      (userId === one && actorId === other) || (userId === other && actorId === one);
    this.rows = this.rows.map((row) => (isBetween(row) ? { ...row, isHidden } : row));
  }

  async export(userId: number): Promise<PersonalDataTables> {
    return {
      notifications: this.rows
        .filter((row) => row.userId === userId)
        .map(({ id, kind, subject, data }) => ({ id, kind, subject, data })),
      notificationsToOthers: this.rows.filter((row) => row.actorId === userId).map(({ kind }) => ({ kind })),
    };
  }

  async erase(userId: number): Promise<void> {
    this.rows = this.rows.filter((row) => row.userId !== userId && row.actorId !== userId);
  }

  #listVisible(userId: number, without: readonly ListedKind[]): Row[] {
    return this.rows.filter((row) => row.userId === userId && !row.isHidden && !without.includes(row.kind));
  }

  #markRead(matches: (row: Row) => boolean, readAt: Date): number {
    let read = 0;
    this.rows = this.rows.map((row) => {
      if (row.readAt !== null || !matches(row)) return row;
      read += 1;
      return { ...row, readAt };
    });
    return read;
  }
}

export class InMemoryNotificationSettings extends NotificationSettingsStore {
  readonly rows = new Map<number, NotificationSettings>();

  async get(userId: number): Promise<NotificationSettings> {
    return this.rows.get(userId) ?? DEFAULT_SETTINGS;
  }

  lock(userId: number): Promise<NotificationSettings> {
    return this.get(userId);
  }

  async save(userId: number, settings: NotificationSettings): Promise<void> {
    this.rows.set(userId, settings);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const found = this.rows.get(userId);
    return { notificationSettings: found ? [{ switches: found.switches, daily_digest: found.dailyDigest }] : [] };
  }

  async erase(userId: number): Promise<void> {
    this.rows.delete(userId);
  }
}

function stateOf(row: Row): NotificationState {
  const state: NotificationState & { isHidden?: boolean } = { ...row };
  delete state.isHidden;
  return state;
}

import type { Notification } from '@/shared/api';

export interface Day {
  /** The newest notification of the day. */
  at: string;
  notifications: Notification[];
}

/** Puts notifications of the same day together, where the reader is. The newest come first, as they are given. */
export function byDay(notifications: readonly Notification[]): Day[] {
  const days: Day[] = [];
  const dayOf = (iso: string) => new Date(iso).toDateString();
  for (const notification of notifications) {
    const last = days.at(-1);
    if (last && dayOf(last.at) === dayOf(notification.createdAt)) last.notifications.push(notification);
    else days.push({ at: notification.createdAt, notifications: [notification] });
  }
  return days;
}

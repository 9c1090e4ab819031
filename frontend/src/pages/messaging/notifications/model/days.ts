import type { Notification } from '@/entities/notification';

export interface NotificationDay {
  /** Time of the newest notification of the day. */
  at: string;
  notifications: Notification[];
}

/** Groups notifications by day in the viewer's time zone. The given order is kept: newest first. */
export function groupNotificationsByDay(notifications: readonly Notification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  const dayOf = (iso: string) => new Date(iso).toDateString();
  for (const notification of notifications) {
    const last = days.at(-1);
    if (last && dayOf(last.at) === dayOf(notification.createdAt)) last.notifications.push(notification);
    else days.push({ at: notification.createdAt, notifications: [notification] });
  }
  return days;
}

import { useId } from 'react';
import type { Notification } from '@/entities/notification';
import { NotificationRow } from '@/features/notifications';
import { dayName } from '@/shared/lib/dates';
import { groupNotificationsByDay, type NotificationDay } from '../model/days';

interface NotificationDaysProps {
  notifications: readonly Notification[];
  viewer: number;
}

/** Notifications grouped by day. */
export function NotificationDays({ notifications, viewer }: NotificationDaysProps) {
  return groupNotificationsByDay(notifications).map((day) => (
    <NotificationDaySection key={new Date(day.at).toDateString()} day={day} viewer={viewer} />
  ));
}

function NotificationDaySection({ day: { at, notifications }, viewer }: { day: NotificationDay; viewer: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-lg">
        {dayName(at)}
      </h2>
      <ul className="card divide-y divide-line overflow-hidden">
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}

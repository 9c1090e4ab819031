import { Module } from '@nestjs/common';
import { Notifications } from './application/notifications/ports/notifications';
import { NotificationSettingsStore } from './application/notifications/ports/settings';
import { SqlNotificationSettings } from './infrastructure/notifications/sql-notification-settings';
import { SqlNotifications } from './infrastructure/notifications/sql-notifications';

/** What people are notified of in the product. */
@Module({
  providers: [
    { provide: Notifications, useClass: SqlNotifications },
    { provide: NotificationSettingsStore, useClass: SqlNotificationSettings },
  ],
  exports: [Notifications, NotificationSettingsStore],
})
export class NotificationsModule {}

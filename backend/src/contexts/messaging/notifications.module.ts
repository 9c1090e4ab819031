import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { Blocks } from './application/conversations/ports/blocks';
import { ChangeNotificationSettings } from './application/notifications/change-notification-settings';
import { CountUnreadNotifications } from './application/notifications/count-unread-notifications';
import { HideBlockedNotifications } from './application/notifications/hide-blocked-notifications';
import { ListNotifications } from './application/notifications/list-notifications';
import { MarkNotificationsRead } from './application/notifications/mark-notifications-read';
import { Notify } from './application/notifications/notify';
import { NotificationPeople } from './application/notifications/ports/notification-people';
import { Notifications } from './application/notifications/ports/notifications';
import { PushKeys } from './application/notifications/ports/push-keys';
import { MentorshipBlocks } from './infrastructure/conversations/mentorship-blocks';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { DeleteOldNotificationsEveryNight } from './infrastructure/notifications/delete-old-notifications-every-night';
import { HideNotificationsWhenBlockChanged } from './infrastructure/notifications/hide-notifications-when-block-changed';
import { IdentityNotificationPeople } from './infrastructure/notifications/identity-notification-people';
import { MarkNotificationsReadWhenHandled } from './infrastructure/notifications/mark-notifications-read-when-handled';
import { NotificationsController } from './infrastructure/notifications/notifications.controller';
import { NotifyAboutAccounts } from './infrastructure/notifications/notify-about-accounts';
import { NotifyAboutConnections } from './infrastructure/notifications/notify-about-connections';
import { NotifyAboutMeetings } from './infrastructure/notifications/notify-about-meetings';
import { NotifyAboutReviews } from './infrastructure/notifications/notify-about-reviews';
import { SettingsPushKeys } from './infrastructure/notifications/settings-push-keys';
import { SqlNotifications } from './infrastructure/notifications/sql-notifications';
import { NotificationSettingsModule } from './notification-settings.module';
import { StreamModule } from './stream.module';

const useCases = [
  Notify,
  ListNotifications,
  CountUnreadNotifications,
  MarkNotificationsRead,
  HideBlockedNotifications,
  ChangeNotificationSettings,
];

const adapters: Provider[] = [
  { provide: Notifications, useClass: SqlNotifications },
  { provide: NotificationPeople, useClass: IdentityNotificationPeople },
  { provide: Blocks, useClass: MentorshipBlocks },
  { provide: PushKeys, useClass: SettingsPushKeys },
];

/** What people are notified of in the product. */
@Module({
  imports: [
    IdentityModule,
    CollegesModule,
    MentorshipModule,
    StreamModule,
    DeliveryScheduleModule,
    NotificationSettingsModule,
  ],
  controllers: [NotificationsController],
  providers: [
    ...useCases,
    ...adapters,
    NotifyAboutConnections,
    NotifyAboutMeetings,
    NotifyAboutReviews,
    NotifyAboutAccounts,
    MarkNotificationsReadWhenHandled,
    HideNotificationsWhenBlockChanged,
    DeleteOldNotificationsEveryNight,
  ],
  exports: [Notify, Notifications, NotificationSettingsModule],
})
export class NotificationsModule {}

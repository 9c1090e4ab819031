import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { MentorshipModule } from '../mentorship';
import { Blocks } from './application/conversations/ports/blocks';
import { ChangeNotificationSettings } from './application/notification-settings/change-notification-settings';
import { CountUnreadNotifications, ListNotifications } from './application/notifications/list-notifications';
import { HideBlockedNotifications, Notify } from './application/notifications/notify';
import { MarkNotificationsRead } from './application/notifications/mark-notifications-read';
import { Notifications } from './application/notifications/ports/notifications';
import { MentorshipBlocks } from './infrastructure/conversations/mentorship-relationships';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { NotifyAboutAlumni } from './infrastructure/notifications/notify-about-alumni';
import {
  HideNotificationsWhenBlockChanged,
  MarkNotificationsReadWhenHandled,
} from './infrastructure/notifications/notification-listeners';
import { NotificationsController } from './infrastructure/notifications/notifications.controller';
import {
  NotifyAboutAccounts,
  NotifyAboutReviews,
} from './infrastructure/notifications/notify-about-reviews-and-accounts';
import { NotifyAboutConnections } from './infrastructure/notifications/notify-about-connections';
import { NotifyAboutGroupHours } from './infrastructure/notifications/notify-about-group-hours';
import { NotifyAboutMeetings } from './infrastructure/notifications/notify-about-meetings';
import { NotifyAboutMentoring } from './infrastructure/notifications/notify-about-mentoring';
import { SqlNotifications } from './infrastructure/notifications/sql-notifications';
import { NotificationSettingsModule } from './notification-settings.module';
import { PeopleModule } from './people.module';
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
  { provide: Blocks, useClass: MentorshipBlocks },
];

/** Notifications in the product. */
@Module({
  imports: [
    CollegesModule,
    MentorshipModule,
    StreamModule,
    PeopleModule,
    DeliveryScheduleModule,
    NotificationSettingsModule,
  ],
  controllers: [NotificationsController],
  providers: [
    ...useCases,
    ...adapters,
    NotifyAboutConnections,
    NotifyAboutMeetings,
    NotifyAboutGroupHours,
    NotifyAboutReviews,
    NotifyAboutAlumni,
    NotifyAboutMentoring,
    NotifyAboutAccounts,
    MarkNotificationsReadWhenHandled,
    HideNotificationsWhenBlockChanged,
  ],
  exports: [Notify, MarkNotificationsRead, Notifications, NotificationSettingsModule],
})
export class NotificationsModule {}

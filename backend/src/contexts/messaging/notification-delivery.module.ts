import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { ComposeNotificationMail } from './application/notification-delivery/compose-notification-mail';
import { SendNotificationMail } from './application/notification-delivery/send-notification-mail';
import { FindMailableItems } from './application/notification-delivery/find-mailable-items';
import { OutgoingMails, UnreadTopics } from './application/notification-delivery/ports/outgoing-mails';
import { QueueDueMails } from './application/notification-delivery/queue-due-mails';
import { SendPushMessages, SubscribeToPush } from './application/notification-delivery/push-messages';
import { UnsubscribeByLink } from './application/notification-delivery/unsubscribe-by-link';
import { ConversationsModule } from './conversations.module';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { NotificationMailJobs } from './infrastructure/notification-delivery/notification-mail-jobs';
import { PushSubscriptionsController } from './infrastructure/notification-delivery/push-subscriptions.controller';
import { SqlOutgoingMails } from './infrastructure/notification-delivery/sql-outgoing-mails';
import { SqlUnreadTopics } from './infrastructure/notification-delivery/sql-unread-topics';
import { UnsubscribeController } from './infrastructure/notification-delivery/unsubscribe.controller';
import { PeopleModule } from './people.module';
import { NotificationsModule } from './notifications.module';

const useCases = [
  FindMailableItems,
  QueueDueMails,
  ComposeNotificationMail,
  SendNotificationMail,
  SendPushMessages,
  SubscribeToPush,
  UnsubscribeByLink,
];

const adapters: Provider[] = [
  { provide: OutgoingMails, useClass: SqlOutgoingMails },
  { provide: UnreadTopics, useClass: SqlUnreadTopics },
];

/** Mails and push messages about what is unread. */
@Module({
  imports: [IdentityModule, PeopleModule, ConversationsModule, NotificationsModule, DeliveryScheduleModule],
  controllers: [PushSubscriptionsController, UnsubscribeController],
  providers: [...useCases, ...adapters, NotificationMailJobs],
  exports: [OutgoingMails, DeliveryScheduleModule],
})
export class NotificationDeliveryModule {}

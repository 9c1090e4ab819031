import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { ComposeNotificationMail } from './application/notification-delivery/compose-notification-mail';
import { FindMailableNews } from './application/notification-delivery/find-mailable-news';
import { DeliveryPeople } from './application/notification-delivery/ports/delivery-people';
import { OutgoingMails } from './application/notification-delivery/ports/outgoing-mails';
import { SimilarMentors } from './application/notification-delivery/ports/similar-mentors';
import { UnreadTopics } from './application/notification-delivery/ports/unread-topics';
import { QueueDueMails } from './application/notification-delivery/queue-due-mails';
import { SendNotificationMail } from './application/notification-delivery/send-notification-mail';
import { SendPushMessages } from './application/notification-delivery/send-push-messages';
import { SubscribeToPush } from './application/notification-delivery/subscribe-to-push';
import { UnsubscribeByLink } from './application/notification-delivery/unsubscribe-by-link';
import { ConversationsModule } from './conversations.module';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { DeliveryPeopleOfContexts } from './infrastructure/notification-delivery/delivery-people-of-contexts';
import { MentorshipSimilarMentors } from './infrastructure/notification-delivery/mentorship-similar-mentors';
import { NotificationMailJobs } from './infrastructure/notification-delivery/notification-mail-jobs';
import { PushSubscriptionsController } from './infrastructure/notification-delivery/push-subscriptions.controller';
import { SqlOutgoingMails } from './infrastructure/notification-delivery/sql-outgoing-mails';
import { SqlUnreadTopics } from './infrastructure/notification-delivery/sql-unread-topics';
import { UnsubscribeController } from './infrastructure/notification-delivery/unsubscribe.controller';
import { NotificationsModule } from './notifications.module';

const useCases = [
  FindMailableNews,
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
  { provide: DeliveryPeople, useClass: DeliveryPeopleOfContexts },
  { provide: SimilarMentors, useClass: MentorshipSimilarMentors },
];

/** Mails and push messages about what is unread. */
@Module({
  imports: [IdentityModule, MentorshipModule, ConversationsModule, NotificationsModule, DeliveryScheduleModule],
  controllers: [PushSubscriptionsController, UnsubscribeController],
  providers: [...useCases, ...adapters, NotificationMailJobs],
  exports: [OutgoingMails, DeliveryScheduleModule],
})
export class NotificationDeliveryModule {}

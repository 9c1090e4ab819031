import { Module } from '@nestjs/common';
import { ConversationsModule } from './conversations.module';
import { MessageSearchModule } from './message-search.module';
import { MessagingFacade } from './messaging.facade';
import { NotificationsModule } from './notifications.module';
import { NotificationDeliveryModule } from './notification-delivery.module';
import { PresenceModule } from './presence.module';
import { StreamModule } from './stream.module';

@Module({
  imports: [
    ConversationsModule,
    MessageSearchModule,
    PresenceModule,
    StreamModule,
    NotificationsModule,
    NotificationDeliveryModule,
  ],
  providers: [MessagingFacade],
  exports: [MessagingFacade],
})
export class MessagingModule {}

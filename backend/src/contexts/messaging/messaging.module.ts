import { Module } from '@nestjs/common';
import { ConversationsModule } from './conversations.module';
import { MessageSearchModule } from './message-search.module';
import { MeetingMailsModule } from './meeting-mails.module';
import { ConversationsFacade } from './conversations.facade';
import { NotificationsFacade } from './notifications.facade';
import { MessageModerationFacade } from './message-moderation.facade';
import { MessagingGeneratorFacade } from './messaging-generator.facade';
import { MessagingPersonalData } from './messaging-personal-data.facade';
import { NotificationsModule } from './notifications.module';
import { NotificationDeliveryModule } from './notification-delivery.module';
import { PresenceModule } from './presence.module';
import { StreamModule } from './stream.module';

const facades = [
  ConversationsFacade,
  NotificationsFacade,
  MessageModerationFacade,
  MessagingPersonalData,
  MessagingGeneratorFacade,
];

@Module({
  imports: [
    ConversationsModule,
    MessageSearchModule,
    PresenceModule,
    StreamModule,
    NotificationsModule,
    NotificationDeliveryModule,
    MeetingMailsModule,
  ],
  providers: facades,
  exports: facades,
})
export class MessagingModule {}

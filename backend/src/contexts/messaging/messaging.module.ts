import { Module } from '@nestjs/common';
import { ConversationsModule } from './conversations.module';
import { MessagingFacade } from './messaging.facade';
import { NotificationsModule } from './notifications.module';
import { StreamModule } from './stream.module';

@Module({
  imports: [ConversationsModule, StreamModule, NotificationsModule],
  providers: [MessagingFacade],
  exports: [MessagingFacade],
})
export class MessagingModule {}

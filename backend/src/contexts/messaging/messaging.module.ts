import { Module } from '@nestjs/common';
import { ConversationsModule } from './conversations.module';
import { MessagingFacade } from './messaging.facade';

@Module({
  imports: [ConversationsModule],
  providers: [MessagingFacade],
  exports: [MessagingFacade],
})
export class MessagingModule {}

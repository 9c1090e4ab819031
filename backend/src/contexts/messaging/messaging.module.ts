import { Module } from '@nestjs/common';
import { ConversationsModule } from './conversations.module';
import { MessagingFacade } from './messaging.facade';
import { StreamModule } from './stream.module';

@Module({
  imports: [ConversationsModule, StreamModule],
  providers: [MessagingFacade],
  exports: [MessagingFacade],
})
export class MessagingModule {}

import { Module } from '@nestjs/common';
import { SearchMessages } from './application/message-search/search-messages';
import { ConversationsModule } from './conversations.module';

/** Full-text search in a person's own messages. */
@Module({
  imports: [ConversationsModule],
  providers: [SearchMessages],
  exports: [SearchMessages],
})
export class MessageSearchModule {}

import { Module } from '@nestjs/common';
import { MessageSearch } from './application/message-search/ports/message-search';
import { SearchMessages } from './application/message-search/search-messages';
import { ConversationsModule } from './conversations.module';
import { SqlMessageSearch } from './infrastructure/message-search/sql-message-search';

/** Full-text search in a person's own messages. */
@Module({
  imports: [ConversationsModule],
  providers: [SearchMessages, { provide: MessageSearch, useClass: SqlMessageSearch }],
  exports: [SearchMessages],
})
export class MessageSearchModule {}

import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { AnswerRequestMessage } from './application/conversations/answer-request-message';
import { DeleteMessage } from './application/conversations/delete-message';
import { HideBlockedConversations } from './application/conversations/hide-blocked-conversations';
import { KeepRequestMessage } from './application/conversations/keep-request-message';
import { ListConversations } from './application/conversations/list-conversations';
import { ListMessages } from './application/conversations/list-messages';
import { MarkConversation } from './application/conversations/mark-conversation';
import { ModerateMessage } from './application/conversations/moderate-message';
import { OpenConversation } from './application/conversations/open-conversation';
import { BlockBackfill, Blocks } from './application/conversations/ports/blocks';
import { ConversationReader, Conversations } from './application/conversations/ports/conversations';
import { MessageReader } from './application/conversations/ports/message-reader';
import { Messages } from './application/conversations/ports/messages';
import { People } from './application/conversations/ports/people';
import { PersonalData } from './application/conversations/ports/personal-data';
import { Relationships } from './application/conversations/ports/relationships';
import { ReadMessage } from './application/conversations/read-message';
import { SendMessage } from './application/conversations/send-message';
import { SendTyping } from './application/conversations/send-typing';
import { ShowConnectionRequests } from './application/conversations/show-connection-requests';
import { ShowConversation } from './application/conversations/show-conversation';
import { ShowReceipts } from './application/conversations/show-receipts';
import { ShowThread } from './application/conversations/show-thread';
import { StoreMessage } from './application/conversations/store-message';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { AnswerMessageWhenRequestAnswered } from './infrastructure/conversations/answer-message-when-request-answered';
import { ConnectionRequestsController } from './infrastructure/conversations/connection-requests.controller';
import { ConversationsController } from './infrastructure/conversations/conversations.controller';
import { HideBlockedConversationsAtStart } from './infrastructure/conversations/hide-blocked-conversations-at-start';
import { HideConversationWhenBlockChanged } from './infrastructure/conversations/hide-conversation-when-block-changed';
import { IdentityPeople } from './infrastructure/conversations/identity-people';
import { KeepMessageWhenConnectionRequested } from './infrastructure/conversations/keep-message-when-connection-requested';
import { MentorshipBlocks } from './infrastructure/conversations/mentorship-blocks';
import { MentorshipRelationships } from './infrastructure/conversations/mentorship-relationships';
import { MessagesController } from './infrastructure/conversations/messages.controller';
import { SqlBlockBackfill } from './infrastructure/conversations/sql-block-backfill';
import { SqlConversationReader } from './infrastructure/conversations/sql-conversation-reader';
import { SqlConversations } from './infrastructure/conversations/sql-conversations';
import { SqlMessageReader } from './infrastructure/conversations/sql-message-reader';
import { SqlPersonalData } from './infrastructure/conversations/sql-personal-data';
import { TypeormMessages } from './infrastructure/conversations/typeorm-messages';
import { PresenceModule } from './presence.module';
import { StreamModule } from './stream.module';

const useCases = [
  StoreMessage,
  SendMessage,
  ReadMessage,
  DeleteMessage,
  ListMessages,
  KeepRequestMessage,
  AnswerRequestMessage,
  ShowConnectionRequests,
  OpenConversation,
  ListConversations,
  ShowThread,
  ShowReceipts,
  SendTyping,
  ShowConversation,
  MarkConversation,
  HideBlockedConversations,
  ModerateMessage,
];

const adapters: Provider[] = [
  { provide: Messages, useClass: TypeormMessages },
  { provide: MessageReader, useClass: SqlMessageReader },
  { provide: Conversations, useClass: SqlConversations },
  { provide: ConversationReader, useClass: SqlConversationReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Relationships, useClass: MentorshipRelationships },
  { provide: Blocks, useClass: MentorshipBlocks },
  { provide: BlockBackfill, useClass: SqlBlockBackfill },
  { provide: People, useClass: IdentityPeople },
];

/** What people write to each other. */
@Module({
  imports: [IdentityModule, MentorshipModule, StreamModule, PresenceModule, DeliveryScheduleModule],
  controllers: [MessagesController, ConversationsController, ConnectionRequestsController],
  providers: [
    ...useCases,
    ...adapters,
    KeepMessageWhenConnectionRequested,
    AnswerMessageWhenRequestAnswered,
    HideConversationWhenBlockChanged,
    HideBlockedConversationsAtStart,
  ],
  exports: [SendMessage, ConversationReader, PersonalData, Relationships, ModerateMessage],
})
export class ConversationsModule {}

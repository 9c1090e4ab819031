import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import {
  AnswerRequestMessage,
  StoreRequestMessage,
  ShowConnectionRequests,
} from './application/conversations/request-messages';
import { DeliverMessage } from './application/conversations/deliver-message';
import { DeleteMessage, ModerateMessage, MarkMessageRead } from './application/conversations/change-message';
import { HideBlockedConversations } from './application/conversations/hide-blocked-conversations';
import { ListConversations } from './application/conversations/list-conversations';
import { ListMessages, HideUnsharedReceipts, ShowThread } from './application/conversations/list-messages';
import { MarkConversation } from './application/conversations/mark-conversation';
import { OpenConversation, ShowConversation } from './application/conversations/show-conversation';
import { BlockBackfill, Blocks } from './application/conversations/ports/blocks';
import { ConversationReader, Conversations, PersonalData } from './application/conversations/ports/conversations';
import { MessageReader, Messages } from './application/conversations/ports/messages';
import { Relationships } from './application/conversations/ports/relationships';
import { SendMessage } from './application/conversations/send-message';
import { SendTyping } from './application/conversations/send-typing';
import { StoreMessage } from './application/conversations/store-message';
import { DeliveryScheduleModule } from './delivery-schedule.module';
import { DeliverMessageWhenSent } from './infrastructure/conversations/deliver-message-when-sent';
import {
  AnswerMessageWhenRequestAnswered,
  StoreMessageWhenConnectionRequested,
} from './infrastructure/conversations/request-message-listeners';
import { ConnectionRequestsController, MessagesController } from './infrastructure/conversations/messages.controller';
import { ConversationsController } from './infrastructure/conversations/conversations.controller';
import {
  HideBlockedConversationsAtStart,
  HideConversationWhenBlockChanged,
  SqlBlockBackfill,
} from './infrastructure/conversations/hide-blocked-conversations';
import { MentorshipBlocks, MentorshipRelationships } from './infrastructure/conversations/mentorship-relationships';
import { SqlConversationReader, SqlConversations } from './infrastructure/conversations/sql-conversations';
import { SqlMessageReader } from './infrastructure/conversations/sql-message-reader';
import { SqlPersonalData } from './infrastructure/conversations/sql-personal-data';
import { TypeormMessages } from './infrastructure/conversations/typeorm-messages';
import { PeopleModule } from './people.module';
import { PresenceModule } from './presence.module';
import { StreamModule } from './stream.module';

const useCases = [
  StoreMessage,
  DeliverMessage,
  SendMessage,
  MarkMessageRead,
  DeleteMessage,
  ListMessages,
  StoreRequestMessage,
  AnswerRequestMessage,
  ShowConnectionRequests,
  OpenConversation,
  ListConversations,
  ShowThread,
  HideUnsharedReceipts,
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
];

/** Messages and conversations. */
@Module({
  imports: [IdentityModule, MentorshipModule, StreamModule, PresenceModule, PeopleModule, DeliveryScheduleModule],
  controllers: [MessagesController, ConversationsController, ConnectionRequestsController],
  providers: [
    ...useCases,
    ...adapters,
    DeliverMessageWhenSent,
    StoreMessageWhenConnectionRequested,
    AnswerMessageWhenRequestAnswered,
    HideConversationWhenBlockChanged,
    HideBlockedConversationsAtStart,
  ],
  exports: [
    BlockBackfill,
    HideBlockedConversations,
    SendMessage,
    MarkConversation,
    ConversationReader,
    MessageReader,
    PersonalData,
    Relationships,
    ModerateMessage,
  ],
})
export class ConversationsModule {}

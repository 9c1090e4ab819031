import { Module, type Provider } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { AnswerRequestMessage } from './application/answer-request-message';
import { KeepRequestMessage } from './application/keep-request-message';
import { ListMessages } from './application/list-messages';
import { MessageReader } from './application/ports/message-reader';
import { Messages } from './application/ports/messages';
import { PersonalData } from './application/ports/personal-data';
import { Relations } from './application/ports/relations';
import { ReadMessage } from './application/read-message';
import { SendMessage } from './application/send-message';
import { ShowConnectionRequests } from './application/show-connection-requests';
import { AnswerMessageWhenRequestAnswered } from './infrastructure/events/answer-message-when-request-answered';
import { KeepMessageWhenConnectionRequested } from './infrastructure/events/keep-message-when-connection-requested';
import { ConnectionRequestsController } from './infrastructure/http/connection-requests.controller';
import { MessagesController } from './infrastructure/http/messages.controller';
import { MentorshipRelations } from './infrastructure/mentorship/mentorship-relations';
import { SqlMessageReader } from './infrastructure/persistence/sql-message-reader';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { TypeormMessages } from './infrastructure/persistence/typeorm-messages';
import { MessagingFacade } from './messaging.facade';

const useCases = [
  SendMessage,
  ListMessages,
  ReadMessage,
  KeepRequestMessage,
  AnswerRequestMessage,
  ShowConnectionRequests,
];

const adapters: Provider[] = [
  { provide: Messages, useClass: TypeormMessages },
  { provide: MessageReader, useClass: SqlMessageReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Relations, useClass: MentorshipRelations },
];

@Module({
  imports: [IdentityModule, MentorshipModule],
  controllers: [MessagesController, ConnectionRequestsController],
  providers: [
    ...useCases,
    ...adapters,
    KeepMessageWhenConnectionRequested,
    AnswerMessageWhenRequestAnswered,
    MessagingFacade,
  ],
  exports: [MessagingFacade],
})
export class MessagingModule {}

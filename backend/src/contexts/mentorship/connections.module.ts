import { Module, type Provider } from '@nestjs/common';
import { AnswerQuestion } from './application/connections/answer-question';
import { AnswerRequest } from './application/connections/answer-request';
import { AskQuestion } from './application/connections/ask-question';
import { RemindAndExpireRequests } from './application/connections/remind-and-expire-requests';
import { CountFreePlaces } from './application/connections/count-free-places';
import { FindOwnConnection } from './application/connections/find-own-connection';
import { Announcements } from './application/connections/ports/announcements';
import { Blocks } from './application/connections/ports/blocks';
import { ConnectionCounts } from './application/connections/ports/connection-counts';
import { ConnectionReader } from './application/connections/ports/connection-reader';
import { Connections } from './application/connections/ports/connections';
import { Relations } from './application/connections/ports/relations';
import { RequestDrafts } from './application/connections/ports/request-drafts';
import { WaitList } from './application/connections/ports/wait-list';
import { RequestConnection } from './application/connections/request-connection';
import { SettleAnswer } from './application/connections/settle-answer';
import { ListConnections } from './application/connections/list-connections';
import { GetRelation } from './application/connections/get-relation';
import { UndoAnswer } from './application/connections/undo-answer';
import { LoadRelationship, LoadRequestProspect } from './application/connections/load-relationship';
import { WithdrawOrDisconnect } from './application/connections/withdraw-or-disconnect';
import { ConnectionChanges } from './infrastructure/connections/connection-changes';
import { ConnectionsController } from './infrastructure/connections/connections.controller';
import { OutboxAnnouncements } from './infrastructure/connections/outbox-announcements';
import { SettleAnswersAfterUndo } from './infrastructure/connections/settle-answers-after-undo';
import { SqlBlocks } from './infrastructure/connections/sql-blocks';
import { SqlConnectionCounts } from './infrastructure/connections/sql-connection-counts';
import { SqlConnectionReader } from './infrastructure/connections/sql-connection-reader';
import { SqlRelations } from './infrastructure/connections/sql-relations';
import { SqlRequestDrafts } from './infrastructure/connections/sql-request-drafts';
import { SqlWaitList } from './infrastructure/connections/sql-wait-list';
import { TypeormConnections } from './infrastructure/connections/typeorm-connections';
import { ProfilesModule } from './profiles.module';

const useCases = [
  RequestConnection,
  LoadRelationship,
  LoadRequestProspect,
  CountFreePlaces,
  FindOwnConnection,
  AnswerRequest,
  UndoAnswer,
  SettleAnswer,
  AskQuestion,
  AnswerQuestion,
  WithdrawOrDisconnect,
  ListConnections,
  GetRelation,
  RemindAndExpireRequests,
];

const adapters: Provider[] = [
  { provide: Connections, useClass: TypeormConnections },
  { provide: ConnectionCounts, useClass: SqlConnectionCounts },
  { provide: ConnectionReader, useClass: SqlConnectionReader },
  { provide: Blocks, useClass: SqlBlocks },
  { provide: WaitList, useClass: SqlWaitList },
  { provide: Announcements, useClass: OutboxAnnouncements },
  { provide: Relations, useClass: SqlRelations },
  { provide: RequestDrafts, useClass: SqlRequestDrafts },
];

/** Requests to connect, their answers and what they lead to. */
@Module({
  imports: [ProfilesModule],
  controllers: [ConnectionsController],
  providers: [...useCases, ...adapters, ConnectionChanges, SettleAnswersAfterUndo],
  exports: [
    ConnectionReader,
    Blocks,
    Relations,
    GetRelation,
    LoadRelationship,
    LoadRequestProspect,
    Connections,
    WaitList,
    CountFreePlaces,
    Announcements,
    RemindAndExpireRequests,
    RequestDrafts,
    RequestConnection,
    ListConnections,
    ConnectionCounts,
    AnswerRequest,
  ],
})
export class ConnectionsModule {}

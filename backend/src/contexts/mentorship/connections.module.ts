import { Module, type Provider } from '@nestjs/common';
import {
  AnswerQuestion,
  AskQuestion,
  CheckConnectionAccess,
  HideRequestMessage,
  WithdrawOrDisconnect,
} from './application/connections/change-connection';
import { AnswerRequest, CountFreePlaces, SettleAnswer, UndoAnswer } from './application/connections/answer-request';
import { RemindAndExpireRequests } from './application/connections/remind-and-expire-requests';
import {
  Blocks,
  ConnectionCounts,
  Connections,
  WaitList,
  ConnectionReader,
  Relations,
  RequestDrafts,
} from './application/connections/ports/connections';
import { RequestConnection, LoadRelationship } from './application/connections/request-connection';
import { CountAskedQuestion } from './application/connections/count-asked-question';
import { ListConnections } from './application/connections/list-connections';
import { GetRelation } from './application/connections/get-relation';
import { ConnectionUpdateHandler } from './infrastructure/connections/connection-update-handler';
import { ConnectionsController } from './infrastructure/connections/connections.controller';
import { SettleAnswersAfterUndo } from './infrastructure/connections/settle-answers-after-undo';
import {
  SqlBlocks,
  TypeormConnections,
  SqlConnectionCounts,
  SqlWaitList,
  SqlRequestDrafts,
} from './infrastructure/connections/typeorm-connections';
import { SqlConnectionReader, SqlRelations } from './infrastructure/connections/sql-connection-reader';
import { CollegesModule } from '../colleges';
import { CheckRequestAbout } from './application/connections/check-request-about';
import { QuestionSubjects } from './application/connections/ports/question-subjects';
import { CatalogueQuestionSubjects } from './infrastructure/connections/catalogue-question-subjects';
import { MinutesModule } from './minutes.module';
import { ProfilesModule } from './profiles.module';

const useCases = [
  RequestConnection,
  LoadRelationship,
  CountFreePlaces,
  CheckConnectionAccess,
  AnswerRequest,
  UndoAnswer,
  SettleAnswer,
  AskQuestion,
  AnswerQuestion,
  WithdrawOrDisconnect,
  HideRequestMessage,
  ListConnections,
  GetRelation,
  RemindAndExpireRequests,
  CountAskedQuestion,
  CheckRequestAbout,
];

const adapters: Provider[] = [
  { provide: Connections, useClass: TypeormConnections },
  { provide: ConnectionCounts, useClass: SqlConnectionCounts },
  { provide: ConnectionReader, useClass: SqlConnectionReader },
  { provide: Blocks, useClass: SqlBlocks },
  { provide: WaitList, useClass: SqlWaitList },
  { provide: Relations, useClass: SqlRelations },
  { provide: RequestDrafts, useClass: SqlRequestDrafts },
  { provide: QuestionSubjects, useClass: CatalogueQuestionSubjects },
];

/** Connection requests, their answers and the connections. */
@Module({
  imports: [ProfilesModule, CollegesModule, MinutesModule],
  controllers: [ConnectionsController],
  providers: [...useCases, ...adapters, ConnectionUpdateHandler, SettleAnswersAfterUndo],
  exports: [
    ConnectionReader,
    Blocks,
    Relations,
    GetRelation,
    LoadRelationship,
    Connections,
    WaitList,
    CountFreePlaces,
    RemindAndExpireRequests,
    RequestDrafts,
    RequestConnection,
    CountAskedQuestion,
    ListConnections,
    ConnectionCounts,
    AnswerRequest,
    AskQuestion,
    AnswerQuestion,
    HideRequestMessage,
    CheckRequestAbout,
    QuestionSubjects,
    CheckConnectionAccess,
  ],
})
export class ConnectionsModule {}

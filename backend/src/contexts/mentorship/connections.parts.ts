import type { Provider, Type } from '@nestjs/common';
import { AnswerQuestion } from './application/answer-question';
import { AnswerRequest } from './application/answer-request';
import { AskForMore } from './application/ask-for-more';
import { BlockPerson } from './application/block-person';
import { CareForRequests } from './application/care-for-requests';
import { CountPlaces } from './application/count-places';
import { FindOwnConnection } from './application/find-own-connection';
import { FindSimilarMentors } from './application/find-similar-mentors';
import { JoinWaitList } from './application/join-wait-list';
import { KnowPerson } from './application/know-person';
import { Announcements } from './application/ports/announcements';
import { Blocks } from './application/ports/blocks';
import { ConnectionCounts } from './application/ports/connection-counts';
import { ConnectionPeople } from './application/ports/connection-people';
import { ConnectionReader } from './application/ports/connection-reader';
import { Connections } from './application/ports/connections';
import { RelationshipReader } from './application/ports/relationship-reader';
import { SimilarMentors } from './application/ports/similar-mentors';
import { WaitList } from './application/ports/wait-list';
import { RequestConnection } from './application/request-connection';
import { SettleAnswer } from './application/settle-answer';
import { ShowBlocks } from './application/show-blocks';
import { ShowConnections } from './application/show-connections';
import { ShowMyPeople } from './application/show-my-people';
import { ShowRelation } from './application/show-relation';
import { ShowRelationships } from './application/show-relationships';
import { ShowStudent } from './application/show-student';
import { TellWhoWaits } from './application/tell-who-waits';
import { UnblockPerson } from './application/unblock-person';
import { UndoAnswer } from './application/undo-answer';
import { WeighRequest } from './application/weigh-request';
import { WithdrawOrDisconnect } from './application/withdraw-or-disconnect';
import { SettleAnswersAfterUndo } from './infrastructure/events/settle-answers-after-undo';
import { TellWhoWaitsWhenConnectionClosed } from './infrastructure/events/tell-who-waits-when-connection-closed';
import { BlocksController } from './infrastructure/http/blocks.controller';
import { ConnectionChanges } from './infrastructure/http/connection-changes';
import { ConnectionsController } from './infrastructure/http/connections.controller';
import { MyPeopleController } from './infrastructure/http/my-people.controller';
import { StudentsController } from './infrastructure/http/students.controller';
import { WaitListController } from './infrastructure/http/wait-list.controller';
import { IdentityConnectionPeople } from './infrastructure/identity/identity-connection-people';
import { CareForRequestsEveryHour } from './infrastructure/jobs/care-for-requests-every-hour';
import { OutboxAnnouncements } from './infrastructure/persistence/outbox-announcements';
import { SqlBlocks } from './infrastructure/persistence/sql-blocks';
import { SqlConnectionCounts } from './infrastructure/persistence/sql-connection-counts';
import { SqlConnectionReader } from './infrastructure/persistence/sql-connection-reader';
import { SqlRelationshipReader } from './infrastructure/persistence/sql-relationship-reader';
import { SqlSimilarMentors } from './infrastructure/persistence/sql-similar-mentors';
import { SqlWaitList } from './infrastructure/persistence/sql-wait-list';
import { TypeormConnections } from './infrastructure/persistence/typeorm-connections';

/** The routes of connections, blocks and wait lists. */
export const connectionControllers: Type[] = [
  ConnectionsController,
  MyPeopleController,
  StudentsController,
  BlocksController,
  WaitListController,
];

/** What the module needs besides for them. */
export const connectionParts: Provider[] = [
  RequestConnection,
  WeighRequest,
  CountPlaces,
  FindOwnConnection,
  AnswerRequest,
  UndoAnswer,
  SettleAnswer,
  AskForMore,
  AnswerQuestion,
  WithdrawOrDisconnect,
  BlockPerson,
  UnblockPerson,
  JoinWaitList,
  ShowConnections,
  ShowMyPeople,
  ShowStudent,
  ShowRelation,
  ShowRelationships,
  KnowPerson,
  ShowBlocks,
  CareForRequests,
  TellWhoWaits,
  FindSimilarMentors,
  ConnectionChanges,
  TellWhoWaitsWhenConnectionClosed,
  SettleAnswersAfterUndo,
  CareForRequestsEveryHour,
  { provide: Connections, useClass: TypeormConnections },
  { provide: ConnectionCounts, useClass: SqlConnectionCounts },
  { provide: ConnectionReader, useClass: SqlConnectionReader },
  { provide: Blocks, useClass: SqlBlocks },
  { provide: RelationshipReader, useClass: SqlRelationshipReader },
  { provide: WaitList, useClass: SqlWaitList },
  { provide: Announcements, useClass: OutboxAnnouncements },
  { provide: SimilarMentors, useClass: SqlSimilarMentors },
  { provide: ConnectionPeople, useClass: IdentityConnectionPeople },
];

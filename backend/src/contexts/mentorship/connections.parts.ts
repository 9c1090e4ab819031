import type { Provider, Type } from '@nestjs/common';
import { AnswerQuestion } from './application/connections/answer-question';
import { AnswerRequest } from './application/connections/answer-request';
import { AskForMore } from './application/connections/ask-for-more';
import { BlockPerson } from './application/blocks/block-person';
import { CareForRequests } from './application/connections/care-for-requests';
import { CountPlaces } from './application/connections/count-places';
import { FindOwnConnection } from './application/connections/find-own-connection';
import { FindSimilarMentors } from './application/relationships/find-similar-mentors';
import { JoinWaitList } from './application/wait-list/join-wait-list';
import { KnowPerson } from './application/relationships/know-person';
import { Announcements } from './application/connections/ports/announcements';
import { Blocks } from './application/connections/ports/blocks';
import { ConnectionCounts } from './application/connections/ports/connection-counts';
import { ConnectionPeople } from './application/profiles/ports/connection-people';
import { ConnectionReader } from './application/connections/ports/connection-reader';
import { Connections } from './application/connections/ports/connections';
import { RelationshipReader } from './application/relationships/ports/relationship-reader';
import { SimilarMentors } from './application/relationships/ports/similar-mentors';
import { WaitList } from './application/connections/ports/wait-list';
import { RequestConnection } from './application/connections/request-connection';
import { SettleAnswer } from './application/connections/settle-answer';
import { ShowBlocks } from './application/blocks/show-blocks';
import { ShowConnections } from './application/connections/show-connections';
import { ShowMyPeople } from './application/relationships/show-my-people';
import { ShowRelation } from './application/connections/show-relation';
import { ShowRelationships } from './application/relationships/show-relationships';
import { ShowStudent } from './application/relationships/show-student';
import { TellWhoWaits } from './application/wait-list/tell-who-waits';
import { UnblockPerson } from './application/blocks/unblock-person';
import { UndoAnswer } from './application/connections/undo-answer';
import { WeighRequest } from './application/connections/weigh-request';
import { WithdrawOrDisconnect } from './application/connections/withdraw-or-disconnect';
import { SettleAnswersAfterUndo } from './infrastructure/connections/settle-answers-after-undo';
import { TellWhoWaitsWhenConnectionClosed } from './infrastructure/wait-list/tell-who-waits-when-connection-closed';
import { BlocksController } from './infrastructure/blocks/blocks.controller';
import { ConnectionChanges } from './infrastructure/connections/connection-changes';
import { ConnectionsController } from './infrastructure/connections/connections.controller';
import { MyPeopleController } from './infrastructure/relationships/my-people.controller';
import { StudentsController } from './infrastructure/relationships/students.controller';
import { WaitListController } from './infrastructure/wait-list/wait-list.controller';
import { IdentityConnectionPeople } from './infrastructure/profiles/identity-connection-people';
import { CareForRequestsEveryHour } from './infrastructure/connections/care-for-requests-every-hour';
import { OutboxAnnouncements } from './infrastructure/connections/outbox-announcements';
import { SqlBlocks } from './infrastructure/connections/sql-blocks';
import { SqlConnectionCounts } from './infrastructure/connections/sql-connection-counts';
import { SqlConnectionReader } from './infrastructure/connections/sql-connection-reader';
import { SqlRelationshipReader } from './infrastructure/relationships/sql-relationship-reader';
import { SqlSimilarMentors } from './infrastructure/relationships/sql-similar-mentors';
import { SqlWaitList } from './infrastructure/connections/sql-wait-list';
import { TypeormConnections } from './infrastructure/connections/typeorm-connections';

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

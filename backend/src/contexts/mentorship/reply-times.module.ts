import { Module } from '@nestjs/common';
import { CloseReplyTimes } from './application/reply-times/close-reply-times';
import { ReplyRecords, ReplyTimes } from './application/reply-times/ports/reply-times';
import { RecordReplies } from './application/reply-times/record-replies';
import { ConnectionsModule } from './connections.module';
import { FinderModule } from './finder.module';
import { CloseReplyTimesOnMondays } from './infrastructure/reply-times/close-reply-times-on-mondays';
import { RecordRepliesOfConnections } from './infrastructure/reply-times/record-replies-of-connections';
import {
  ModerationReplyTimesController,
  ReplyTimesController,
} from './infrastructure/reply-times/reply-times.controller';
import { SqlReplyRecords, SqlReplyTimes } from './infrastructure/reply-times/sql-reply-times';

/** How soon alumni usually answer, closed every week. */
@Module({
  imports: [ConnectionsModule, FinderModule],
  controllers: [ReplyTimesController, ModerationReplyTimesController],
  providers: [
    RecordReplies,
    CloseReplyTimes,
    { provide: ReplyRecords, useClass: SqlReplyRecords },
    { provide: ReplyTimes, useClass: SqlReplyTimes },
    RecordRepliesOfConnections,
    CloseReplyTimesOnMondays,
  ],
  exports: [RecordReplies],
})
export class ReplyTimesModule {}

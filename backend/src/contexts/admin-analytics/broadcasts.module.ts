import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { ActivityModule } from './activity.module';
import { AnswerBroadcast } from './application/broadcasts/answer-broadcast';
import { BroadcastNotices, BroadcastPeople } from './application/broadcasts/ports/broadcast-people';
import { BroadcastAnswers, BroadcastDeliveries, Broadcasts } from './application/broadcasts/ports/broadcasts';
import { ListAnswers, ListBroadcasts, ReadCollegeInbox } from './application/broadcasts/read-broadcasts';
import { CountRecipients, DeliverBroadcast, SendBroadcast } from './application/broadcasts/send-broadcast';
import { BroadcastJobs } from './infrastructure/broadcasts/broadcast-jobs';
import { BroadcastsController } from './infrastructure/broadcasts/broadcasts.controller';
import { CollegeMessagesController } from './infrastructure/broadcasts/college-messages.controller';
import { ContextsBroadcastPeople } from './infrastructure/broadcasts/contexts-broadcast-people';
import { MessagingBroadcastNotices } from './infrastructure/broadcasts/messaging-broadcast-notices';
import { SqlBroadcastAnswers, SqlBroadcastDeliveries } from './infrastructure/broadcasts/sql-broadcast-deliveries';
import { TypeormBroadcasts } from './infrastructure/broadcasts/typeorm-broadcasts';
import { MembershipsModule } from './memberships.module';

/** Messages from colleges to the students who allow them. */
@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, MembershipsModule, ActivityModule],
  controllers: [BroadcastsController, CollegeMessagesController],
  providers: [
    SendBroadcast,
    CountRecipients,
    DeliverBroadcast,
    ListBroadcasts,
    ListAnswers,
    ReadCollegeInbox,
    AnswerBroadcast,
    { provide: Broadcasts, useClass: TypeormBroadcasts },
    { provide: BroadcastDeliveries, useClass: SqlBroadcastDeliveries },
    { provide: BroadcastAnswers, useClass: SqlBroadcastAnswers },
    { provide: BroadcastPeople, useClass: ContextsBroadcastPeople },
    { provide: BroadcastNotices, useClass: MessagingBroadcastNotices },
    BroadcastJobs,
  ],
  exports: [ListBroadcasts, SendBroadcast, DeliverBroadcast, AnswerBroadcast],
})
export class BroadcastsModule {}

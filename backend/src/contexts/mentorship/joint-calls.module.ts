import { Module, type Provider } from '@nestjs/common';
import { CancelJointCalls } from './application/joint-calls/cancel-joint-calls';
import { ListJointSlots } from './application/joint-calls/joint-slots';
import { ListJointCallAlumni } from './application/joint-calls/list-joint-call-alumni';
import { JointCallAlumni } from './application/joint-calls/ports/joint-call-alumni';
import { ProposeJointCall } from './application/joint-calls/propose-joint-call';
import { ConnectionsModule } from './connections.module';
import { CancelJointCallsOfPeopleWhoLeave } from './infrastructure/joint-calls/cancel-joint-calls-of-people-who-leave';
import { JointCallsController } from './infrastructure/joint-calls/joint-calls.controller';
import { SqlJointCallAlumni } from './infrastructure/joint-calls/sql-joint-call-alumni';
import { MeetingPlanningModule } from './meeting-planning.module';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [ListJointCallAlumni, ListJointSlots, ProposeJointCall, CancelJointCalls];

const adapters: Provider[] = [{ provide: JointCallAlumni, useClass: SqlJointCallAlumni }];

/** Calls of one student with two alumni. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, MeetingsModule, MeetingPlanningModule],
  controllers: [JointCallsController],
  providers: [...useCases, ...adapters, CancelJointCallsOfPeopleWhoLeave],
})
export class JointCallsModule {}

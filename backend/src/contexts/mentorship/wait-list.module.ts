import { Module } from '@nestjs/common';
import { JoinWaitList, NotifyWaitList } from './application/wait-list/wait-list';
import { ConnectionsModule } from './connections.module';
import {
  RequestMaintenanceJobs,
  NotifyWaitListWhenConnectionClosed,
} from './infrastructure/wait-list/request-maintenance-jobs';
import { WaitListController } from './infrastructure/wait-list/wait-list.controller';
import { MinutesModule } from './minutes.module';
import { ProfilesModule } from './profiles.module';

const useCases = [JoinWaitList, NotifyWaitList];

/** Wait lists of mentors without room. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, MinutesModule],
  controllers: [WaitListController],
  providers: [...useCases, NotifyWaitListWhenConnectionClosed, RequestMaintenanceJobs],
})
export class WaitListModule {}

import { Module } from '@nestjs/common';
import { JoinWaitList, NotifyWaitList } from './application/wait-list/wait-list';
import { ConnectionsModule } from './connections.module';
import {
  RequestMaintenanceJobs,
  NotifyWaitListWhenConnectionClosed,
} from './infrastructure/wait-list/request-maintenance-jobs';
import { WaitListController } from './infrastructure/wait-list/wait-list.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [JoinWaitList, NotifyWaitList];

/** Wait lists of mentors without a free place. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [WaitListController],
  providers: [...useCases, NotifyWaitListWhenConnectionClosed, RequestMaintenanceJobs],
})
export class WaitListModule {}

import { Module } from '@nestjs/common';
import { JoinWaitList } from './application/wait-list/join-wait-list';
import { TellWhoWaits } from './application/wait-list/tell-who-waits';
import { ConnectionsModule } from './connections.module';
import { CareForRequestsEveryHour } from './infrastructure/wait-list/care-for-requests-every-hour';
import { TellWhoWaitsWhenConnectionClosed } from './infrastructure/wait-list/tell-who-waits-when-connection-closed';
import { WaitListController } from './infrastructure/wait-list/wait-list.controller';
import { ProfilesModule } from './profiles.module';

const useCases = [JoinWaitList, TellWhoWaits];

/** Wait lists of mentors without a free place. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [WaitListController],
  providers: [...useCases, TellWhoWaitsWhenConnectionClosed, CareForRequestsEveryHour],
})
export class WaitListModule {}

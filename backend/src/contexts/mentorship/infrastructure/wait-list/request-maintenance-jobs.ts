import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { RemindAndExpireRequests } from '../../application/connections/remind-and-expire-requests';
import { NotifyWaitList } from '../../application/wait-list/wait-list';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionClosed } from '../../integration-events/connection-events';

const EVERY_HOUR = '7 * * * *';
/** The person who was notified first has a day to send a request before the next one is notified of the same place. */
const EVERY_MORNING = '27 7 * * *';

@Injectable()
export class RequestMaintenanceJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly remindAndExpireRequests: RemindAndExpireRequests,
    private readonly notifyWaitList: NotifyWaitList,
  ) {}

  onModuleInit(): void {
    this.jobs.process('care-for-requests', () => this.remindAndExpireRequests.execute());
    this.jobs.schedule('care-for-requests', EVERY_HOUR);
    this.jobs.process('tell-who-waits', () => this.notifyWaitList.notifyForAllMentors());
    this.jobs.schedule('tell-who-waits', EVERY_MORNING);
  }
}

@Injectable()
export class NotifyWaitListWhenConnectionClosed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notifyWaitList: NotifyWaitList,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ConnectionClosed, 'tell-who-waits-when-connection-closed', async ({ placeOf }) => {
      if (placeOf !== null) await this.notifyWaitList.execute(placeOf);
    });
  }
}

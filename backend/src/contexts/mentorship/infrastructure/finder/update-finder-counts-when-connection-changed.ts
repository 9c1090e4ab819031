import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { FinderCounts } from '../../application/finder/ports/finder';
import {
  ConnectionAccepted,
  ConnectionAnswerUndone,
  ConnectionClosed,
  ConnectionDeclined,
} from '../../domain/connections/connection-events';
import { Jobs } from '../../../../shared/application/jobs';

/** In the unit of work of the change: anyone who has no place left is not found as someone who has. */
@Injectable()
export class UpdateFinderCountsWhenConnectionChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly counts: FinderCounts,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined, ConnectionAnswerUndone, ConnectionClosed]) {
      this.events.subscribeWithin(event, 'finder-hears-of-connections', ({ fromUserId, toUserId }) =>
        this.counts.countConnections([fromUserId, toUserId].sort((one, other) => one - other)),
      );
    }
  }
}

const QUEUE = 'finder-take-turns';
const EVERY_HOUR = '0 * * * *';

/** Who was shown least comes first; between two hours the order stays, for anyone who turns the pages. */
@Injectable()
export class UpdateRotationEveryHour implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly counts: FinderCounts,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.counts.updateRotation());
    this.jobs.schedule(QUEUE, EVERY_HOUR);
  }
}

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

/**
 * Runs in the unit of work of the change, so that a mentor without a free place is never found as one who has a place.
 */
@Injectable()
export class UpdateFinderCountsWhenConnectionChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly counts: FinderCounts,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined, ConnectionAnswerUndone, ConnectionClosed]) {
      this.events.subscribeWithin(event, 'finder-hears-of-connections', ({ fromUserId, toUserId }) =>
        this.counts.updateConnectionCounts([fromUserId, toUserId].sort((one, other) => one - other)),
      );
    }
  }
}

const QUEUE = 'finder-take-turns';
const EVERY_HOUR = '0 * * * *';

/**
 * Adds impressions to the order, which lists people shown least first. It changes only once an hour, so that paging
 * stays consistent.
 */
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

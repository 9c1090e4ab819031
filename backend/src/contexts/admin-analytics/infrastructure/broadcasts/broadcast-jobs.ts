import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { DELIVER_BROADCAST, DeliverBroadcast } from '../../application/broadcasts/send-broadcast';

/** Delivers messages from colleges. */
@Injectable()
export class BroadcastJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deliverBroadcast: DeliverBroadcast,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number; after: number }>(DELIVER_BROADCAST, (data) => this.deliverBroadcast.execute(data));
  }
}

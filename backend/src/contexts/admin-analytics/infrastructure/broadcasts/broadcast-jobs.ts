import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { DELIVER_BROADCAST, DeliverBroadcast } from '../../application/broadcasts/send-broadcast';
import { BROADCAST_RETENTION_MS } from '../../domain/broadcasts/broadcast';

const PURGE = 'delete-old-broadcasts';
const EVERY_NIGHT = '47 3 * * *';

/** Delivers messages from colleges, and deletes old ones with their deliveries and answers. */
@Injectable()
export class BroadcastJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deliverBroadcast: DeliverBroadcast,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number; after: number }>(DELIVER_BROADCAST, (data) => this.deliverBroadcast.execute(data));
    this.jobs.process(PURGE, () => this.deleteOld());
    this.jobs.schedule(PURGE, EVERY_NIGHT);
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - BROADCAST_RETENTION_MS);
    await this.batchDeletion.delete({
      from: 'admin_analytics.broadcast_deliveries',
      key: '(student_id, broadcast_id)',
      where: 'delivered_at < $1',
      values: [before],
    });
    await this.batchDeletion.delete({
      from: 'admin_analytics.broadcasts',
      key: 'id',
      where: 'coalesce(decided_at, created_at) < $1',
      values: [before],
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { KEPT_FOR } from '../../domain/interactions/retention';

const QUEUE = 'delete-old-interactions';
const EVERY_NIGHT = '47 3 * * *';

/** What single people did with colleges is needed for as long as it is shown, and no longer. */
@Injectable()
export class DeleteOldInteractionsEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.delete());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'admin_analytics.college_interactions',
      key: 'id',
      where: 'occurred_at < $1',
      values: [new Date(this.clock.now().getTime() - KEPT_FOR.interactions)],
    });
  }
}

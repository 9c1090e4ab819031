import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';

const QUEUE = 'purge-moderation-copies';
const EVERY_NIGHT = '23 3 * * *';

/** Copies of what erased people wrote go some time after the case is closed. */
@Injectable()
export class PurgeCopiesEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.purge());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async purge(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'forum.moderation_copies',
      key: 'id',
      where: `purge_after_days IS NOT NULL AND EXISTS (
        SELECT FROM forum.reports r
        JOIN forum.moderation_cases c ON c.target_type = r.target_type AND c.target_id = r.target_id
        WHERE r.id = report_id AND c.closed_at < $1::timestamptz - make_interval(days => purge_after_days))`,
      values: [this.clock.now()],
    });
  }
}

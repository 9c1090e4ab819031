import type { OnModuleInit } from '@nestjs/common';
import type { Clock } from '../../application/clock';
import type { Jobs } from '../../application/jobs';
import type { BatchDeletion } from '../typeorm/batch-deletion';
import type { RetentionRule } from './retention-rule';

/** Deletes the rows of a list of rules, in batches, in one scheduled job for each queue. */
export class ScheduledDeletions implements OnModuleInit {
  constructor(
    private readonly rules: readonly RetentionRule[],
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const [queue, cron] of new Map(this.rules.map((rule) => [rule.queue, rule.cron]))) {
      this.jobs.process(queue, () => this.run(queue));
      this.jobs.schedule(queue, cron);
    }
  }

  /** Applies the rules of `queue` now. Throws a `RangeError` if it has none. */
  async run(queue: string): Promise<void> {
    const rules = this.rules.filter((rule) => rule.queue === queue);
    if (rules.length === 0) throw new RangeError(`The queue ${queue} has no retention rule`);
    const now = this.clock.now().getTime();
    for (const { table, key, where, after } of rules) {
      await this.batchDeletion.delete({ from: table, key, where, values: [new Date(now - after)] });
    }
  }
}

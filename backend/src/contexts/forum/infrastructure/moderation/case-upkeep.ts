import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CompleteCases } from '../../application/moderation/open-case';
import { Clock } from '../../../../shared/application/clock';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';

const QUEUE = 'complete-moderation-cases';

/** Completes cases for reports that were filed before cases existed. */
@Injectable()
export class CompleteCasesAtStart implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly completeCases: CompleteCases,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.completeCases.execute());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.backgroundWork || !(await this.completeCases.isNeeded())) return;
    await this.jobs.send(QUEUE, {}, { singletonKey: QUEUE });
  }
}

const PURGE = 'purge-moderation-copies';
const EVERY_NIGHT = '23 3 * * *';

/** Deletes copies of erased users' messages some time after the case is closed. */
@Injectable()
export class PurgeCopiesEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(PURGE, () => this.purge());
    this.jobs.schedule(PURGE, EVERY_NIGHT);
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

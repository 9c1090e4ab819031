import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { RequestDrafts } from '../../application/connections/ports/request-drafts';
import { daysAfter } from '../../domain/connections/connection-rules';
import { DRAFTS } from '../../domain/connections/request-draft';

const QUEUE = 'forget-old-request-drafts';
const EVERY_NIGHT = '47 3 * * *';
const BATCH = 1_000;

/** Deletes in batches, so that no statement holds many rows for long. */
@Injectable()
export class DeleteOldRequestDrafts implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly drafts: RequestDrafts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.deleteOld());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async deleteOld(): Promise<void> {
    const before = daysAfter(this.clock.now(), -DRAFTS.daysKept);
    while ((await this.drafts.deleteOlderThan(before, BATCH)) === BATCH);
  }
}

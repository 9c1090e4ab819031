import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { FinderCounts } from '../../application/finder/ports/finder';

const UPDATE_ROTATION_QUEUE = 'finder-take-turns';
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
    this.jobs.process(UPDATE_ROTATION_QUEUE, () => this.counts.updateRotation());
    this.jobs.schedule(UPDATE_ROTATION_QUEUE, EVERY_HOUR);
  }
}

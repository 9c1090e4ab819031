import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { FinderCounts } from '../../application/finder/ports/finder-counts';

const QUEUE = 'finder-take-turns';
const EVERY_HOUR = '0 * * * *';

/** Who was shown least comes first; between two hours the order stays, for whoever turns the pages. */
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

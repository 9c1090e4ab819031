import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CountPopularity } from '../../application/directory/count-popularity';

const QUEUE = 'count-college-popularity';
const EVERY_NIGHT = '57 4 * * *';

/**
 * Runs once a night: it reads 30 days of interactions, and a single visit must not be visible in the order of the
 * directory.
 */
@Injectable()
export class CountPopularityJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly countPopularity: CountPopularity,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.countPopularity.execute());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CollegeInterestFacade } from '../../../colleges';
import { CountPopularity } from '../../application/interactions/count-popularity';
import { type CollegeInterest, CollegePopularity } from '../../application/interactions/ports/college-interactions';

@Injectable()
export class CatalogPopularity extends CollegePopularity {
  constructor(private readonly colleges: CollegeInterestFacade) {
    super();
  }

  record(count: (collegeIds: readonly number[]) => Promise<readonly CollegeInterest[]>): Promise<void> {
    return this.colleges.recordPopularity(count);
  }
}

const COUNT_POPULARITY_QUEUE = 'count-college-popularity';
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
    this.jobs.process(COUNT_POPULARITY_QUEUE, () => this.countPopularity.execute());
    this.jobs.schedule(COUNT_POPULARITY_QUEUE, EVERY_NIGHT);
  }
}

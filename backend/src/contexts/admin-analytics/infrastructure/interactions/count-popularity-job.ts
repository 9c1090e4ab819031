import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CollegeInterestFacade } from '../../../colleges';
import { CountPopularity } from '../../application/interactions/count-popularity';

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
    private readonly colleges: CollegeInterestFacade,
    private readonly countPopularity: CountPopularity,
  ) {}

  onModuleInit(): void {
    this.jobs.process(COUNT_POPULARITY_QUEUE, () => this.run());
    this.jobs.schedule(COUNT_POPULARITY_QUEUE, EVERY_NIGHT);
  }

  async run(): Promise<void> {
    await this.colleges.recordPopularity((collegeIds) => this.countPopularity.execute(collegeIds));
  }
}

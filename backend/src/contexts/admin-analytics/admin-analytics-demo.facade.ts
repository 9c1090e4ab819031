import { Injectable } from '@nestjs/common';
import { ShowOwnMembership } from './application/memberships/own-membership';
import { SeedDemoStatistics } from './application/statistics/seed-demo-statistics';

/** Demo data of statistics. */
@Injectable()
export class AdminAnalyticsDemoFacade {
  constructor(
    private readonly showOwnMembership: ShowOwnMembership,
    private readonly demoStatistics: SeedDemoStatistics,
  ) {}

  /**
   * Adds closed weeks with invented students for the college of a demo administrator; does nothing for an administrator
   * without a college.
   */
  async seedStatistics(administratorId: number): Promise<void> {
    const own = await this.showOwnMembership.execute(administratorId);
    if (own?.status === 'active') await this.demoStatistics.execute(own.collegeId);
  }
}

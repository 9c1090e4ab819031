import { Injectable } from '@nestjs/common';
import { type DemoAlumniList, SeedDemoAlumniList } from './application/demo/seed-demo-alumni-list';
import { type DemoBroadcast, SeedDemoBroadcast } from './application/demo/seed-demo-broadcast';
import { type InterestedDemoStudent, SeedDemoInterest } from './application/demo/seed-demo-interest';
import { SeedDemoStatistics } from './application/demo/seed-demo-statistics';
import { SeedDemoSupportRequest } from './application/demo/seed-demo-support-request';
import { ShowOwnMembership } from './application/memberships/own-membership';

/** Demo data of statistics, and of the college that a demo administrator represents. */
@Injectable()
export class AdminAnalyticsDemoFacade {
  constructor(
    private readonly showOwnMembership: ShowOwnMembership,
    private readonly demoStatistics: SeedDemoStatistics,
    private readonly demoInterest: SeedDemoInterest,
    private readonly demoAlumniList: SeedDemoAlumniList,
    private readonly demoBroadcast: SeedDemoBroadcast,
    private readonly demoSupportRequest: SeedDemoSupportRequest,
  ) {}

  /**
   * Finds the college that a demo administrator represents.
   * @returns null without a verified membership
   */
  async findCollegeId(administratorId: number): Promise<number | null> {
    const own = await this.showOwnMembership.execute(administratorId);
    return own?.status === 'active' ? own.collegeId : null;
  }

  /** Adds the closed weeks with invented students that a college doesn't have yet. */
  seedStatistics(collegeId: number): Promise<void> {
    return this.demoStatistics.execute(collegeId);
  }

  /** Adds what adult demo students did with a college in the last closed week, and their consents. */
  seedInterest(collegeId: number, students: readonly InterestedDemoStudent[]): Promise<void> {
    return this.demoInterest.execute(collegeId, students);
  }

  /**
   * Imports a list of alumni, unless the administrator's college has imported one.
   * @throws AdministratorNotVerified, TwoFactorNeeded, ImportRefused
   */
  seedAlumniList(administratorId: number, list: DemoAlumniList): Promise<void> {
    return this.demoAlumniList.execute(administratorId, list);
  }

  /**
   * Sends a message, unless the administrator's college has written one.
   * @throws AdministratorNotVerified, TwoFactorNeeded, BroadcastTooSoon
   */
  seedBroadcast(administratorId: number, broadcast: DemoBroadcast): Promise<void> {
    return this.demoBroadcast.execute(administratorId, broadcast);
  }

  /** Sends a message to the operators, unless the user has ever sent one. @throws TooManyRequests */
  seedSupportRequest(userId: number, text: { subject: string; message: string }): Promise<void> {
    return this.demoSupportRequest.execute(userId, text);
  }
}

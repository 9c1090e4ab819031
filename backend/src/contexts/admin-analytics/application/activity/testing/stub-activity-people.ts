import type { ConsentLevel } from '../../../domain/activity/consent';
import { ActivityPeople } from '../ports/activity-log';

/** Knows colleges 1 to 9; everyone is an adult except the users in `minors`. */
export class StubActivityPeople extends ActivityPeople {
  readonly audited: { userId: number; collegeId: number; level: ConsentLevel; at: Date }[] = [];
  readonly minors = new Set<number>();
  readonly deletedInquiries: { userId: number; collegeId: number | null }[] = [];

  async deleteInquiries(userId: number, collegeId: number | null): Promise<void> {
    this.deletedInquiries.push({ userId, collegeId });
  }

  async isAdult(userId: number): Promise<boolean> {
    return !this.minors.has(userId);
  }

  async findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map(ids.filter((id) => id >= 1 && id <= 9).map((id) => [id, `College ${id}`]));
  }

  async auditConsent(userId: number, collegeId: number, level: ConsentLevel, at: Date): Promise<void> {
    this.audited.push({ userId, collegeId, level, at });
  }
}

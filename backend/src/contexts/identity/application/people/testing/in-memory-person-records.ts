import type { Affiliation, AffiliationKind, Representative } from '../../../domain/people/affiliation';
import type { ProfileSummary } from '../../../domain/people/profile-summary';
import { PersonRecords } from '../ports/person-records';

/** Records of people who all are adults with the administrator role and two-factor authentication. */
export class InMemoryPersonRecords extends PersonRecords {
  readonly summaries = new Map<string, ProfileSummary>();
  #affiliations: readonly Affiliation[] = [];

  async saveSummary(summary: ProfileSummary): Promise<void> {
    this.summaries.set(`${summary.userId} ${summary.role}`, summary);
  }

  async saveAffiliation(affiliation: Affiliation): Promise<void> {
    await this.deleteAffiliation(affiliation.userId, affiliation.collegeId, affiliation.kind);
    this.#affiliations = [...this.#affiliations, affiliation];
  }

  async deleteAffiliation(userId: number, collegeId: number, kind: AffiliationKind): Promise<boolean> {
    const before = this.#affiliations.length;
    this.#affiliations = this.#affiliations.filter(
      (stored) => stored.userId !== userId || stored.collegeId !== collegeId || stored.kind !== kind,
    );
    return this.#affiliations.length < before;
  }

  async findRepresentative(userId: number, collegeId: number | null, now: Date): Promise<Representative | null> {
    const found = this.#listCurrent('represents', now).find(
      (stored) => stored.userId === userId && (collegeId === null || stored.collegeId === collegeId),
    );
    return found ? { birthDate: null, hasTwoFactor: true, mainSince: found.mainSince } : null;
  }

  async listCollegeIds(
    userIds: readonly number[],
    kind: AffiliationKind,
    now: Date,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    const currentAffiliations = this.#listCurrent(kind, now);
    const affiliatedUserIds = userIds.filter((id) => currentAffiliations.some(({ userId }) => userId === id));
    return new Map(
      affiliatedUserIds.map((id) => [
        id,
        currentAffiliations.filter(({ userId }) => userId === id).map(({ collegeId }) => collegeId),
      ]),
    );
  }

  #listCurrent(kind: AffiliationKind, now: Date): readonly Affiliation[] {
    return this.#affiliations.filter((stored) => stored.kind === kind && (stored.until === null || stored.until > now));
  }
}

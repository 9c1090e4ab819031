import type { Affiliation, AffiliationKind, Representative } from '../../../domain/people/affiliation';
import { Affiliations } from '../ports/person-records';

/** Affiliations of people who all are adults with the administrator role and two-factor authentication. */
export class InMemoryAffiliations extends Affiliations {
  #stored: readonly Affiliation[] = [];

  async save(affiliation: Affiliation): Promise<void> {
    await this.delete(affiliation.userId, affiliation.collegeId, affiliation.kind);
    this.#stored = [...this.#stored, affiliation];
  }

  async delete(userId: number, collegeId: number, kind: AffiliationKind): Promise<void> {
    this.#stored = this.#stored.filter(
      (stored) => stored.userId !== userId || stored.collegeId !== collegeId || stored.kind !== kind,
    );
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
    return this.#stored.filter((stored) => stored.kind === kind && (stored.until === null || stored.until > now));
  }
}

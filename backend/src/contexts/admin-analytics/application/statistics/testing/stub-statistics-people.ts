import { StatisticsPeople } from '../ports/student-interactions';

interface Traits {
  readonly state: string | null;
  readonly major: string | null;
}

/** A fake with the students and colleges that a test adds; its pseudonyms are readable. */
export class StubStatisticsPeople extends StatisticsPeople {
  readonly traits = new Map<number, Traits>();
  /** Students who are suspended or closing their account. */
  readonly away = new Set<number>();
  readonly undergraduates = new Map<number, number | null>();

  async findVisibleStudents(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(userIds.filter((id) => !this.away.has(id)));
  }

  async findTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, Traits>> {
    return new Map([...this.traits].filter(([userId]) => userIds.includes(userId)));
  }

  async findUndergraduateCounts(collegeIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return new Map(collegeIds.map((id) => [id, this.undergraduates.get(id) ?? null]));
  }

  getPseudonym(userId: number, collegeId: number): string {
    return `${userId} at ${collegeId}`;
  }
}

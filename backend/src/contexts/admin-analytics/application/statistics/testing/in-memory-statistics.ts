import type { Period } from '../../../../../shared/domain/weeks';
import type { InMemoryConsents } from '../../activity/testing/in-memory-activity';
import type { InMemoryInteractions, StoredInteraction } from '../../interactions/testing/in-memory-interactions';
import { type Snapshot, Snapshots } from '../ports/snapshots';
import { StudentInteractions, type StudentWithInteractions } from '../ports/student-interactions';

const isIn = ({ start, end }: Period, at: Date): boolean => at >= start && at < end;

export class InMemoryStudentInteractions extends StudentInteractions {
  constructor(
    private readonly interactions: InMemoryInteractions,
    private readonly consents: InMemoryConsents,
  ) {
    super();
  }

  async listColleges(period: Period, { after, limit }: { after: number; limit: number }): Promise<readonly number[]> {
    const inPeriod = this.interactions.all().filter(({ occurredAt }) => isIn(period, occurredAt));
    return [...new Set(inPeriod.map(({ collegeId }) => collegeId))]
      .filter((id) => id > after)
      .sort((one, other) => one - other)
      .slice(0, limit);
  }

  async countViews(collegeId: number, period: Period): Promise<number> {
    return this.interactions
      .all()
      .filter((one) => one.type === 'view' && one.collegeId === collegeId && isIn(period, one.occurredAt)).length;
  }

  async listAnonymous(
    collegeId: number,
    { since, until }: { since: Date; until: Date },
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly StudentWithInteractions[]> {
    return this.#listStudents(
      (one) =>
        one.collegeId === collegeId &&
        one.userId > after &&
        isIn({ start: since, end: until }, one.occurredAt) &&
        !this.consents.wasNamed(one.userId, collegeId, since, until),
    )
      .sort((one, other) => one.userId - other.userId)
      .slice(0, limit);
  }

  async listNamed(
    collegeId: number,
    { since, until }: { since: Date; until: Date },
    now: Date,
  ): Promise<readonly StudentWithInteractions[]> {
    return this.#listStudents(
      (one) =>
        one.collegeId === collegeId &&
        isIn({ start: since, end: until }, one.occurredAt) &&
        this.consents.isNamed(one.userId, collegeId, now),
    );
  }

  #listStudents(isIncluded: (one: StoredInteraction & { userId: number }) => boolean): StudentWithInteractions[] {
    const students = new Map<string, StudentWithInteractions>();
    for (const one of this.interactions.all()) {
      const { id, collegeId, userId, type, source, seconds, occurredAt } = one;
      if (userId === null || this.consents.isUncounted(userId) || !isIncluded({ ...one, userId })) continue;
      const key = `${collegeId} ${userId}`;
      const { interactions } = students.get(key) ?? { interactions: [] };
      const added = { id, type, source, seconds, at: occurredAt };
      students.set(key, { collegeId, userId, interactions: [...interactions, added] });
    }
    return [...students.values()];
  }
}

export class InMemorySnapshots extends Snapshots {
  readonly #rows = new Map<string, Snapshot>();

  constructor(private readonly consents: InMemoryConsents) {
    super();
  }

  async save(snapshots: readonly Snapshot[]): Promise<void> {
    for (const one of snapshots) {
      const key = `${one.collegeId} ${one.closed.toISOString()}`;
      if (!this.#rows.has(key)) this.#rows.set(key, structuredClone(one));
    }
  }

  async listLatest(collegeId: number, limit: number): Promise<readonly Snapshot[]> {
    return [...this.#rows.values()]
      .filter((one) => one.collegeId === collegeId)
      .sort((one, other) => other.closed.getTime() - one.closed.getTime())
      .slice(0, limit);
  }

  async countStudentsNamedSince(collegeId: number, closes: readonly Date[]): Promise<readonly number[]> {
    return closes.map((close) => this.consents.namedFrom(collegeId, close));
  }
}

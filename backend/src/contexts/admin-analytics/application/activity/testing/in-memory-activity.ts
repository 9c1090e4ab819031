import { Consent, type ConsentState } from '../../../domain/activity/consent';
import { InteractionNotFound } from '../../../domain/activity/errors';
import type { InMemoryInteractions } from '../../interactions/testing/in-memory-interactions';
import { ActivityLog, type ConsentId, Consents, type LoggedInteraction } from '../ports/activity-log';

export class InMemoryActivityLog extends ActivityLog {
  constructor(private readonly interactions: InMemoryInteractions) {
    super();
  }

  async listByStudent(userId: number): Promise<readonly LoggedInteraction[]> {
    return this.interactions
      .listByUser(userId)
      .map(({ id, collegeId, type, seconds, occurredAt }) => ({ id, collegeId, type, seconds, at: occurredAt }));
  }

  async delete(userId: number, id: number): Promise<void> {
    if (this.interactions.deleteByUser(userId, (one) => one.id === id) === 0) throw new InteractionNotFound();
  }

  async deleteAll(userId: number, collegeId: number | null): Promise<void> {
    this.interactions.deleteByUser(userId, (one) => collegeId === null || one.collegeId === collegeId);
  }
}

const keyOf = ({ studentId, collegeId }: ConsentId): string => `${studentId} ${collegeId}`;

export class InMemoryConsents extends Consents {
  readonly #rows = new Map<string, ConsentState>();
  readonly #uncounted = new Set<number>();

  async findByStudent(studentId: number): Promise<ReadonlyMap<number, Consent>> {
    const own = [...this.#rows.values()].filter((row) => row.studentId === studentId);
    return new Map(own.map((row) => [row.collegeId, Consent.restore({ ...row })]));
  }

  async lock(id: ConsentId): Promise<Consent> {
    const row = this.#rows.get(keyOf(id));
    return row ? Consent.restore({ ...row }) : Consent.createUndecided(id.studentId, id.collegeId);
  }

  async save(consent: Consent): Promise<void> {
    const row = consent.snapshot();
    this.#rows.set(keyOf(row), row);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async isCountedInStatistics(userId: number): Promise<boolean> {
    return !this.#uncounted.has(userId);
  }

  async saveCountedInStatistics(userId: number, isCounted: boolean): Promise<void> {
    if (isCounted) this.#uncounted.delete(userId);
    else this.#uncounted.add(userId);
  }

  /** Whether the student shares their name with the college. */
  isNamed(userId: number, collegeId: number, at: Date): boolean {
    const row = this.#rows.get(keyOf({ studentId: userId, collegeId }));
    return row?.level === 'named' && (row.expiresAt === null || row.expiresAt > at);
  }

  /**
   * Whether the student shared their name with the college at any time from `since` (inclusive) to `until` (exclusive).
   */
  wasNamed(userId: number, collegeId: number, since: Date, until: Date): boolean {
    const row = this.#rows.get(keyOf({ studentId: userId, collegeId }));
    if (!row) return false;
    if (row.namedUntil !== null && row.namedUntil > since) return true;
    return row.grantedAt! < until && this.isNamed(userId, collegeId, since);
  }

  isUncounted(userId: number): boolean {
    return this.#uncounted.has(userId);
  }

  /** Counts the students who last started to share their name with the college at `moment` or later. */
  namedFrom(collegeId: number, moment: Date): number {
    return [...this.#rows.values()].filter(
      (one) => one.collegeId === collegeId && one.lastNamedAt !== null && one.lastNamedAt >= moment,
    ).length;
  }
}

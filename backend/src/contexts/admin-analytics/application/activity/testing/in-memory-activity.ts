import { type Consent, type ConsentLevel, InteractionNotFound } from '../../../domain/activity/consent';
import type { InMemoryInteractions } from '../../interactions/testing/in-memory-interactions';
import { ActivityLog, Consents, type LoggedInteraction } from '../ports/activity-log';

export class InMemoryActivityLog extends ActivityLog {
  constructor(private readonly interactions: InMemoryInteractions) {
    super();
  }

  async of(userId: number): Promise<readonly LoggedInteraction[]> {
    return this.interactions
      .of(userId)
      .map(({ id, collegeId, type, seconds, occurredAt }) => ({ id, collegeId, type, seconds, at: occurredAt }));
  }

  async delete(userId: number, id: number): Promise<void> {
    if (this.interactions.deleteOf(userId, (one) => one.id === id) === 0) throw new InteractionNotFound();
  }

  async deleteAll(userId: number, collegeId: number | null): Promise<void> {
    this.interactions.deleteOf(userId, (one) => collegeId === null || one.collegeId === collegeId);
  }
}

interface KeptConsent extends Consent {
  readonly userId: number;
  readonly collegeId: number;
  readonly grantedAt: Date;
  /** When the student last started to share their name, also if they have stopped since. */
  readonly lastNamedAt: Date | null;
}

export class InMemoryConsents extends Consents {
  readonly #kept = new Map<string, KeptConsent>();
  readonly #uncounted = new Set<number>();

  async of(userId: number): Promise<ReadonlyMap<number, Consent>> {
    const own = [...this.#kept.values()].filter((one) => one.userId === userId);
    return new Map(
      own.map(({ collegeId, level, expiresAt, grantedAt, namedUntil }) => [
        collegeId,
        { level, expiresAt, grantedAt, namedUntil },
      ]),
    );
  }

  async put(
    userId: number,
    collegeId: number,
    { level, expiresAt }: { level: ConsentLevel; expiresAt: Date | null },
    now: Date,
  ): Promise<void> {
    const kept = this.#kept.get(`${userId} ${collegeId}`);
    const goesOn = kept?.level === level && (kept.expiresAt === null || kept.expiresAt > now);
    const lastNamedAt = level === 'named' && !goesOn ? now : (kept?.lastNamedAt ?? null);
    const grantedAt = goesOn ? kept.grantedAt : now;
    const hasEnded = kept?.level === 'named' && !goesOn;
    const namedUntil = hasEnded ? earlier(kept.expiresAt, now) : (kept?.namedUntil ?? null);
    this.#kept.set(`${userId} ${collegeId}`, {
      userId,
      collegeId,
      level,
      expiresAt,
      grantedAt,
      lastNamedAt,
      namedUntil,
    });
  }

  async isCounted(userId: number): Promise<boolean> {
    return !this.#uncounted.has(userId);
  }

  async setCounted(userId: number, isCounted: boolean): Promise<void> {
    if (isCounted) this.#uncounted.delete(userId);
    else this.#uncounted.add(userId);
  }

  /** Whether the student shares their name with the college. */
  isNamed(userId: number, collegeId: number, at: Date): boolean {
    const kept = this.#kept.get(`${userId} ${collegeId}`);
    return kept?.level === 'named' && (kept.expiresAt === null || kept.expiresAt > at);
  }

  /**
   * Whether the student shared their name with the college at any time from `since` (inclusive) to `until` (exclusive).
   */
  wasNamed(userId: number, collegeId: number, since: Date, until: Date): boolean {
    const kept = this.#kept.get(`${userId} ${collegeId}`);
    if (!kept) return false;
    if (kept.namedUntil !== null && kept.namedUntil > since) return true;
    return kept.grantedAt < until && this.isNamed(userId, collegeId, since);
  }

  isUncounted(userId: number): boolean {
    return this.#uncounted.has(userId);
  }

  /** Counts the students who last started to share their name with the college at `moment` or later. */
  namedFrom(collegeId: number, moment: Date): number {
    return [...this.#kept.values()].filter(
      (one) => one.collegeId === collegeId && one.lastNamedAt !== null && one.lastNamedAt >= moment,
    ).length;
  }
}

const earlier = (one: Date | null, other: Date): Date => (one !== null && one < other ? one : other);

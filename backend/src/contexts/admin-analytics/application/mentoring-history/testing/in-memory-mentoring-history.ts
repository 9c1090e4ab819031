import type { Period } from '../../../../../shared/domain/weeks';
import type { InMemoryConsents } from '../../activity/testing/in-memory-activity';
import { type Asker, type MentoringSnapshot, MentoringSnapshots, MentoringSource } from '../ports/mentoring-history';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

export class InMemoryMentoringSnapshots extends MentoringSnapshots {
  readonly #rows = new Map<string, MentoringSnapshot>();

  constructor(private readonly consents: InMemoryConsents) {
    super();
  }

  async save(snapshots: readonly MentoringSnapshot[]): Promise<void> {
    for (const one of snapshots) {
      const key = `${one.collegeId} ${one.closed.toISOString()}`;
      if (!this.#rows.has(key)) this.#rows.set(key, structuredClone(one));
    }
  }

  async listLatest(collegeId: number, limit: number): Promise<readonly MentoringSnapshot[]> {
    return [...this.#rows.values()]
      .filter((one) => one.collegeId === collegeId)
      .toSorted((one, other) => other.closed.getTime() - one.closed.getTime())
      .slice(0, limit);
  }

  async findUncounted(
    collegeId: number,
    studentIds: readonly number[],
    { start, end }: Period,
  ): Promise<ReadonlySet<number>> {
    return new Set(
      studentIds.filter((id) => this.consents.isUncounted(id) || this.consents.wasNamed(id, collegeId, start, end)),
    );
  }
}

/** Askers by college, whatever the period. */
export class StubMentoringSource extends MentoringSource {
  readonly askers = new Map<number, readonly Asker[]>();
  /** The periods that were read, by college. */
  readonly periods = new Map<number, Period>();

  async listColleges(_: Period, { after, limit }: IdPage): Promise<readonly number[]> {
    const ids = [...this.askers.keys()].filter((id) => id > after);
    return ids.toSorted((one, other) => one - other).slice(0, limit);
  }

  async listAskers(collegeId: number, period: Period, { after, limit }: IdPage): Promise<readonly Asker[]> {
    this.periods.set(collegeId, period);
    return (this.askers.get(collegeId) ?? []).filter(({ studentId }) => studentId > after).slice(0, limit);
  }

  toReplyTime(seconds: readonly (number | null)[]): number | null {
    return seconds.length > 0 ? 1 : null;
  }
}

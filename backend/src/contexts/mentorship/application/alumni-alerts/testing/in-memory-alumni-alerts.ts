import type { AlumniAlert } from '../../../domain/alumni-alerts/alumni-alert';
import { AlumniAlerts } from '../ports/alumni-alerts';

export class InMemoryAlumniAlerts extends AlumniAlerts {
  #alerts: readonly AlumniAlert[] = [];
  /** The listed alumni of each college. */
  readonly alumni = new Map<number, readonly number[]>();
  readonly blocks: (readonly [number, number])[] = [];

  async lock(): Promise<void> {}

  async save(alert: AlumniAlert): Promise<void> {
    if (!this.#alerts.some((other) => isSame(other, alert))) this.#alerts = [...this.#alerts, alert];
  }

  async delete(userId: number, collegeId: number): Promise<void> {
    this.#alerts = this.#alerts.filter((alert) => !isSame(alert, { userId, collegeId }));
  }

  async deleteByUser(userId: number): Promise<void> {
    this.#alerts = this.#alerts.filter((alert) => alert.userId !== userId);
  }

  async listByUser(userId: number): Promise<readonly AlumniAlert[]> {
    return this.#alerts
      .filter((alert) => alert.userId === userId)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.collegeId - one.collegeId);
  }

  async hasAlumni(userId: number, collegeId: number): Promise<boolean> {
    const alumni = this.alumni.get(collegeId) ?? [];
    return alumni.some((id) => id !== userId && !this.#hasBlockBetween(id, userId));
  }

  async listDueColleges(): Promise<readonly number[]> {
    const collegeIds = new Set(this.#alerts.map(({ collegeId }) => collegeId));
    return [...collegeIds].filter((id) => this.alumni.get(id)?.length).toSorted((one, other) => one - other);
  }

  async takeDue(collegeId: number, limit: number): Promise<readonly AlumniAlert[]> {
    const due: AlumniAlert[] = [];
    for (const alert of this.#alerts.filter((one) => one.collegeId === collegeId))
      if (due.length < limit && (await this.hasAlumni(alert.userId, collegeId))) due.push(alert);
    this.#alerts = this.#alerts.filter((alert) => !due.includes(alert));
    return due;
  }

  #hasBlockBetween(one: number, other: number): boolean {
    return this.blocks.some((pair) => pair.includes(one) && pair.includes(other));
  }
}

type AlertKey = Pick<AlumniAlert, 'userId' | 'collegeId'>;

const isSame = (one: AlertKey, other: AlertKey): boolean =>
  one.userId === other.userId && one.collegeId === other.collegeId;

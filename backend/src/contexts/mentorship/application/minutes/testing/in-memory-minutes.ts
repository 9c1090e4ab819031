import type { ChargeSource, MinutesCharge } from '../../../domain/minutes/minutes';
import { GivenMinutes, type HelpedStudents, MinutesCharges, type MonthlyMinutes } from '../ports/minutes';

export class InMemoryGivenMinutes extends GivenMinutes {
  readonly #minutes = new Map<number, MonthlyMinutes>();

  async lock(): Promise<void> {}

  async findByUserId(userId: number): Promise<MonthlyMinutes | null> {
    return this.#minutes.get(userId) ?? null;
  }

  async save(minutes: MonthlyMinutes): Promise<void> {
    this.#minutes.set(minutes.userId, minutes);
  }

  async delete(userId: number): Promise<void> {
    this.#minutes.delete(userId);
  }

  async listWithMonthOver(now: Date, limit: number): Promise<readonly number[]> {
    return [...this.#minutes.values()]
      .filter(({ endsAt }) => endsAt <= now)
      .toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
      .slice(0, limit)
      .map(({ userId }) => userId);
  }
}

const keyOf = ({ kind, id }: ChargeSource): string => `${kind} ${id}`;

/** Every source is another student, and every call took place. */
export class InMemoryMinutesCharges extends MinutesCharges {
  all: MinutesCharge[] = [];

  async sum(userId: number, month: string): Promise<number> {
    return this.#list(userId, [month]).reduce((total, { minutes }) => total + minutes, 0);
  }

  async findLatest(userId: number, source: ChargeSource): Promise<MinutesCharge | null> {
    const charges = this.all.filter(
      (charge) => charge.userId === userId && !charge.returnedAt && keyOf(charge.source) === keyOf(source),
    );
    return charges.toSorted((a, b) => b.chargedAt.getTime() - a.chargedAt.getTime())[0] ?? null;
  }

  async save(charge: MinutesCharge): Promise<void> {
    const isSame = (other: MinutesCharge): boolean =>
      other.userId === charge.userId &&
      keyOf(other.source) === keyOf(charge.source) &&
      other.chargedAt.getTime() === charge.chargedAt.getTime();
    this.all = [...this.all.filter((other) => !isSame(other)), charge];
  }

  async listHelped(userId: number, months: readonly string[]): Promise<readonly HelpedStudents[]> {
    const byCollege = new Map<number, HelpedStudents>();
    for (const { collegeId, minutes } of this.#list(userId, months)) {
      if (collegeId === null) continue;
      const before = byCollege.get(collegeId) ?? { collegeId, students: 0, minutes: 0 };
      byCollege.set(collegeId, { collegeId, students: before.students + 1, minutes: before.minutes + minutes });
    }
    return [...byCollege.values()].toSorted((a, b) => b.minutes - a.minutes || a.collegeId - b.collegeId);
  }

  #list(userId: number, months: readonly string[]): MinutesCharge[] {
    return this.all.filter((charge) => charge.userId === userId && !charge.returnedAt && months.includes(charge.month));
  }
}

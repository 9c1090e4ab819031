import type { Period } from '../../../domain/availability/availability';
import { CalendarImport, type CalendarImportState } from '../../../domain/calendar-import/calendar-import';
import { CalendarImports } from '../ports/calendar-imports';

export class InMemoryCalendarImports extends CalendarImports {
  readonly #calendars = new Map<number, CalendarImportState>();
  readonly #busy = new Map<number, readonly Period[]>();

  async findByUserId(userId: number): Promise<CalendarImport | null> {
    const state = this.#calendars.get(userId);
    return state ? CalendarImport.restore(state) : null;
  }

  async save(calendar: CalendarImport): Promise<void> {
    const state = calendar.snapshot();
    this.#calendars.set(state.userId, state);
  }

  async saveIfUnchanged(calendar: CalendarImport): Promise<boolean> {
    const state = calendar.snapshot();
    const isCurrent = this.#calendars.get(state.userId)?.addedAt.getTime() === state.addedAt.getTime();
    if (isCurrent) this.#calendars.set(state.userId, state);
    return isCurrent;
  }

  async saveBusyPeriods(userId: number, periods: readonly Period[]): Promise<void> {
    this.#busy.set(userId, periods);
  }

  async delete(userId: number): Promise<void> {
    this.#calendars.delete(userId);
    this.#busy.delete(userId);
  }

  async takeDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly CalendarImport[]> {
    const due = [...this.#calendars.values()]
      .filter(({ nextReadAt }) => nextReadAt <= now)
      .toSorted((a, b) => a.nextReadAt.getTime() - b.nextReadAt.getTime())
      .slice(0, limit)
      .map((state) => ({ ...state, nextReadAt: leaseUntil }));
    for (const state of due) this.#calendars.set(state.userId, state);
    return due.map((state) => CalendarImport.restore(state));
  }

  async listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return userIds
      .flatMap((userId) => this.#busy.get(userId) ?? [])
      .filter(({ startTime, endTime }) => startTime < until && endTime > from)
      .toSorted((a, b) => a.startTime.getTime() - b.startTime.getTime());
  }
}

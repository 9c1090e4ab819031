import type { HoursInZone, OfferedHours } from '../../../domain/availability/availability';
import { Availabilities, UserTimeZones } from '../ports/availabilities';
import { CalendarFeeds } from '../../calendar/ports/meeting-files';

export class InMemoryUserTimeZones extends UserTimeZones {
  readonly #told = new Map<number, string>();

  async save(userId: number, timeZone: string): Promise<void> {
    this.#told.set(userId, timeZone);
  }

  async findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map([...this.#told].filter(([userId]) => userIds.includes(userId)));
  }
}

export class InMemoryAvailabilities extends Availabilities {
  readonly #kept = new Map<number, HoursInZone>();

  async findByUserId(userId: number): Promise<HoursInZone | null> {
    return this.#kept.get(userId) ?? null;
  }

  async save(userId: number, hours: OfferedHours, timeZone: string | null): Promise<void> {
    this.#kept.set(userId, { ...hours, timeZone });
  }

  async findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(userIds.filter((userId) => this.#kept.get(userId)?.rules.length));
  }
}

export class InMemoryCalendarFeeds extends CalendarFeeds {
  readonly #kept = new Map<number, { token: string; at: Date }>();

  async findCreatedAt(userId: number): Promise<Date | null> {
    return this.#kept.get(userId)?.at ?? null;
  }

  async save(userId: number, token: string, at: Date): Promise<void> {
    this.#kept.set(userId, { token, at });
  }

  async delete(userId: number): Promise<void> {
    this.#kept.delete(userId);
  }

  async findOwner(token: string): Promise<number | null> {
    return [...this.#kept].find(([, feed]) => feed.token === token)?.[0] ?? null;
  }
}

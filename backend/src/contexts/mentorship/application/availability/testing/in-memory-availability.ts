import type { HoursInZone, OfferedHours } from '../../../domain/availability/availability';
import { Availabilities, UserTimeZones } from '../ports/availabilities';
import { CalendarFeeds } from '../../calendar/ports/meeting-files';

export class InMemoryUserTimeZones extends UserTimeZones {
  readonly #timeZones = new Map<number, string>();

  async save(userId: number, timeZone: string): Promise<void> {
    this.#timeZones.set(userId, timeZone);
  }

  async findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map([...this.#timeZones].filter(([userId]) => userIds.includes(userId)));
  }
}

export class InMemoryAvailabilities extends Availabilities {
  readonly #rows = new Map<number, HoursInZone>();

  async findByUserId(userId: number): Promise<HoursInZone | null> {
    return this.#rows.get(userId) ?? null;
  }

  async save(userId: number, hours: OfferedHours, timeZone: string | null): Promise<void> {
    this.#rows.set(userId, { ...hours, timeZone });
  }

  async findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(userIds.filter((userId) => this.#rows.get(userId)?.rules.length));
  }
}

export class InMemoryCalendarFeeds extends CalendarFeeds {
  readonly #rows = new Map<number, { token: string; at: Date }>();

  async findCreatedAt(userId: number): Promise<Date | null> {
    return this.#rows.get(userId)?.at ?? null;
  }

  async save(userId: number, token: string, at: Date): Promise<void> {
    this.#rows.set(userId, { token, at });
  }

  async delete(userId: number): Promise<void> {
    this.#rows.delete(userId);
  }

  async findOwner(token: string): Promise<number | null> {
    return [...this.#rows].find(([, feed]) => feed.token === token)?.[0] ?? null;
  }
}

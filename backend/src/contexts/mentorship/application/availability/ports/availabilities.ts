import type { HoursInZone, OfferedHours, Period, TimeZone } from '../../../domain/availability/availability';

/** Weekly hours in which people offer meetings. */
export abstract class Availabilities {
  /** Null if nothing is stored. */
  abstract findByUserId(userId: number): Promise<HoursInZone | null>;

  abstract save(userId: number, hours: OfferedHours, timeZone: string): Promise<void>;

  /** Returns those of `userIds` that offer any hours. */
  abstract findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Time zones of users' devices, as far as known. */
export abstract class UserTimeZones {
  abstract save(userId: number, timeZone: string, at: Date): Promise<void>;

  /** Maps those of `userIds` with a known time zone to its name. */
  abstract findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Time zones of the IANA database. */
export abstract class TimeZoneDatabase {
  /** Finds a time zone by its name, such as `America/Chicago`; null if there is none. */
  abstract findByName(name: string): TimeZone | null;

  /**
   * Formats the start and end of a period for people, in local time with the usual name of the zone. Null means UTC.
   */
  abstract formatPeriod(period: Period, timeZone: string | null): string;
}

import type { OfferedHours, Period, Zone } from '../../../domain/availability/availability';

/** When people have time for meetings. */
export abstract class Availabilities {
  /** Null where nothing is kept. */
  abstract findByUserId(userId: number): Promise<OfferedHours | null>;

  abstract save(userId: number, hours: OfferedHours): Promise<void>;

  /** Those of `userIds` who offer any hours. */
  abstract findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** In which time zone people live, as far as they have told. */
export abstract class UserTimeZones {
  abstract save(userId: number, timeZone: string, at: Date): Promise<void>;

  /** Names of the zones of those of `userIds` who have told one. */
  abstract findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** The time zones of the IANA database. */
export abstract class TimeZoneDatabase {
  /** By its name, such as `America/Chicago`; null where there is none of that name. */
  abstract findByName(name: string): Zone | null;

  /** From when until when, as people read it: by the clocks of this zone, with its abbreviation. Null means UTC. */
  abstract formatPeriod(period: Period, timeZone: string | null): string;
}

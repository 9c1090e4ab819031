import type { OfferedHours, Zone } from '../../../domain/availability/availability';

/** When people have time for meetings. */
export abstract class Availabilities {
  /** Null where nothing is kept. */
  abstract findByUserId(userId: number): Promise<OfferedHours | null>;

  abstract save(userId: number, hours: OfferedHours): Promise<void>;

  /** Those of `userIds` who offer any hours. */
  abstract findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** In which time zone people live, as far as they have told. */
export abstract class TimeZones {
  abstract save(userId: number, timeZone: string, at: Date): Promise<void>;

  /** Names of the zones of those of `userIds` who have told one. */
  abstract findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Every time zone of the world. */
export abstract class Zones {
  /** By the name of the IANA database, such as `America/Chicago`; null where there is none of that name. */
  abstract findByName(name: string): Zone | null;
}

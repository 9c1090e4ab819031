import type { OfferedHours } from '../../../domain/availability/availability';

/** When people have time for meetings. */
export abstract class Availabilities {
  /** Null where nothing is kept. */
  abstract findByUserId(userId: number): Promise<OfferedHours | null>;

  abstract save(userId: number, hours: OfferedHours): Promise<void>;

  /** Those of `userIds` who offer any hours. */
  abstract findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>>;
}

import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** When people who share their activity status last had a page open, on any instance. */
export abstract class Presences {
  /** Records that these people are present. @returns the people who weren't present before */
  abstract saveHeartbeats(userIds: readonly number[], now: Date): Promise<readonly number[]>;

  /**
   * Removes people who were not seen after this time.
   * @returns up to `limit` of them; concurrent callers get different people
   */
  abstract deleteInactive(after: Date, limit: number): Promise<readonly number[]>;

  /** Finds those of `userIds` who were seen after this time. */
  abstract findActive(userIds: readonly number[], after: Date): Promise<ReadonlySet<number>>;

  /** @returns whether there was a row to remove */
  abstract delete(userId: number): Promise<boolean>;

  /** Returns everything that is stored about a person. */
  abstract export(userId: number): Promise<PersonalDataTables>;
}

/** How long a person counts as active after the last beat, so that a reload or reconnect is not a change. */
export const ACTIVE_DURATION_MS = 60_000;

/** Returns the time after which beats count. */
export const getActivityCutoff = (now: Date): Date => new Date(now.getTime() - ACTIVE_DURATION_MS);

import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** When people who share it were last seen with an open page, on whichever instance. */
export abstract class Presences {
  /** Records that these people are present. @returns the people who weren't present before */
  abstract beat(userIds: readonly number[], now: Date): Promise<readonly number[]>;

  /** Removes people who were not seen after this moment. @returns some of them, each to one caller alone */
  abstract removeInactive(after: Date, most: number): Promise<readonly number[]>;

  /** Those of `userIds` who were seen after this moment. */
  abstract activeAmong(userIds: readonly number[], after: Date): Promise<ReadonlySet<number>>;

  /** @returns whether there was something to remove */
  abstract remove(userId: number): Promise<boolean>;

  /** Everything that is kept of a person. */
  abstract rowsOf(userId: number): Promise<PersonalDataTables>;
}

/** After the last sign of an open page someone counts as active for so long: a reload or a reconnect is no change. */
export const ACTIVE_FOR_MS = 60_000;

/** Only signs after this moment count. */
export const activeAfter = (now: Date): Date => new Date(now.getTime() - ACTIVE_FOR_MS);

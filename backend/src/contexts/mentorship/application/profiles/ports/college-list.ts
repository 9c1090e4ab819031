import type { CollegeName } from '../own-profiles';

/** The catalog, as far as profiles need it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Returns those of `collegeIds` that exist, in that order, with one query. */
  abstract listByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]>;

  /** Returns the colleges that the text may refer to, by name or alias; best match first. */
  abstract listIdsByText(text: string): Promise<readonly number[]>;

  /**
   * Returns the only college with exactly this name or, when no college has it, with this alias; null when several or
   * none do.
   */
  abstract findIdByName(name: string): Promise<number | null>;

  /** Counts the colleges that a user has saved. */
  abstract countSavedBy(userId: number): Promise<number>;

  /** Lists the colleges that a user has saved. */
  abstract listSavedBy(userId: number): Promise<readonly CollegeName[]>;
}

import type { CollegeName } from '../../../../../shared/application/role-details';

/** The catalogue, as far as profiles touch it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Those of `collegeIds` that there are, in that order; asks once for all of them. */
  abstract findByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]>;

  /** The colleges that someone may mean who types this, by name or alias; best first. */
  abstract findIdsByText(text: string): Promise<readonly number[]>;

  /** The one college of exactly this name or, when no college has it, with this alias; null when several or none do. */
  abstract findIdByName(name: string): Promise<number | null>;

  /** How many colleges someone has saved. */
  abstract countSavedBy(userId: number): Promise<number>;
}

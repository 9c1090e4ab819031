import type { ShownPerson } from '../../../domain/people/person';

/**
 * Users, as `identity` knows them: those that colleges show, for example as authors, and their rights to act on behalf
 * of a college.
 */
export abstract class People {
  /** Returns the users in `ids` who may be shown. Each request reads all of its users with one call. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /**
   * Checks whether a person can act for this college now, as a verified administrator. Inside a unit of work, an existing
   * right lasts until its end.
   */
  abstract canRepresent(userId: number, collegeId: number): Promise<boolean>;
}

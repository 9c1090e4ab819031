import type { ShownPerson } from '../../../domain/people/person';

/**
 * The users that colleges show, for example as authors. `identity` stores them; each request reads all of its users
 * with one call.
 */
export abstract class People {
  /** Returns the users in `ids` who may be shown. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;
}

/** Rights to act on behalf of a college. `identity` stores them. */
export abstract class CollegeRights {
  /**
   * Checks whether a person can act for this college now, as a verified administrator. Inside a unit of work, an existing
   * right lasts until its end.
   */
  abstract canRepresent(userId: number, collegeId: number): Promise<boolean>;
}

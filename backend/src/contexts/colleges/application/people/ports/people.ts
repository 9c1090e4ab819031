import type { ShownPerson } from '../../../domain/people/person';

/**
 * The users that colleges show, for example as authors. `identity` stores them; each request reads all of its users
 * with one call.
 */
export abstract class People {
  /** Returns the users in `ids` who may be shown. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;
}

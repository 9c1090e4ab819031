import type { ShownPerson } from '../../../domain/people/person';

/** The people behind the words. Identity knows them; colleges only ask, once for all of a request. */
export abstract class People {
  /** Those of `ids` who have an account. */
  abstract withIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;
}

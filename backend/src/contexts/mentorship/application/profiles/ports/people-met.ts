import type { ShownPerson } from '../../../domain/profiles/what-is-shown';

/** The people with whom somebody has meetings. Identity knows them; mentorship only asks. */
export abstract class PeopleMet {
  /** Those of `ids` who have an account and keep it, suspended or not, by key. One question for all of them. */
  abstract known(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;
}

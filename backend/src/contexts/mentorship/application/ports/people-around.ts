import type { ShownPerson } from '../../domain/what-is-shown';

/** People as others come across them. Identity knows them; mentorship only asks. */
export abstract class PeopleAround {
  /** Those of `userIds` who have an account and can use it, by key; asks once for all of them. */
  abstract present(userIds: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /** Keys of people in whose name this stands, in whatever case; at most a thousand. */
  abstract named(part: string): Promise<readonly number[]>;

  /** The confirmed address of somebody's account, for themselves alone; null when there is none. */
  abstract addressOf(userId: number): Promise<string | null>;
}

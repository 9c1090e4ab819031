import type { DirectoryPerson } from '../../../domain/search-index/directory-entry';
import type { ShownPerson } from '../../../domain/profiles/what-is-shown';

/** People as others come across them. Identity knows them; mentorship only asks. */
export abstract class PeopleAround {
  /** Those of `userIds` who have an account and can use it, by key; asks once for all of them. */
  abstract present(userIds: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /** What decides whether those of `userIds` who have an account are found; asks once for all of them. */
  abstract forDirectory(userIds: readonly number[]): Promise<readonly DirectoryPerson[]>;

  /** The keys of all accounts after this one, at most `most`, by key. */
  abstract idsAfter(userId: number, most: number): Promise<readonly number[]>;

  /** The confirmed address of somebody's account, for themselves alone; null when there is none. */
  abstract addressOf(userId: number): Promise<string | null>;
}

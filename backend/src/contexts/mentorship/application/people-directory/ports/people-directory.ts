import type { StudentProfileState } from '../../../domain/profile-fields/student-details';
import type { Role } from '../../../../../shared/domain/role';
import type { DirectoryPerson, StudentFilters } from '../../../domain/search-index/search-entries';
import type { FoundAlumni, PageRequest } from '../../finder/ports/finder';

/** One page of a list that is ordered by id. */
export interface DirectoryPage extends PageRequest {
  /** Only entries with a greater id. */
  readonly after?: number;
}

/** The people a viewer can find, and the filters that the viewer has set. */
export interface DirectorySearch {
  /** Only people with this role. */
  readonly role?: Role;
  /** Whether the viewer finds listed students. */
  readonly seesStudents: boolean;
  /** Included whether they are listed or not. */
  readonly always: readonly number[];
  readonly never: readonly number[];
  /** Only the people in `always`, without other listed people. */
  readonly onlyAlways?: boolean;
  /** The viewer's connections: only they can be filtered by state, which isn't shown to others. */
  readonly connected: readonly number[];
  /** Part of the displayed name. */
  readonly name?: string;
  /** Filters for listed students; if set, `role` must be `student` and `always` empty. */
  readonly students?: StudentFilters;
}

/** A person with their profile in each role; null if there is none. */
export interface FoundPerson {
  readonly id: number;
  readonly alumni: FoundAlumni | null;
  readonly student: StudentProfileState | null;
}

/** One page of people, ordered by id. */
export interface FoundPeople {
  readonly items: readonly FoundPerson[];
  /** Counted up to 10,000. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** The table in which people are searched and listed. Saving a profile updates the profile's part of the entry. */
export abstract class PeopleDirectory {
  abstract list(search: DirectorySearch, list: DirectoryPage): Promise<FoundPeople>;

  /**
   * Returns those of `ids` who take part and whose displayed name contains `name`, sorted by name. An empty `name`
   * matches everyone.
   */
  abstract listIdsByName(
    ids: readonly number[],
    name: string,
    limit: number,
    offset: number,
  ): Promise<readonly number[]>;

  /**
   * Updates the entries of these people; `people` contains those of them whose account exists and isn't being deleted.
   */
  abstract saveEntries(ids: readonly number[], people: readonly DirectoryPerson[]): Promise<void>;

  /** Lists the ids of people who have come of age since their entry was written, at most `limit`. */
  abstract listNewAdults(today: string, limit: number): Promise<readonly number[]>;

  /** The id after which older accounts have no entry yet; null when all have one. */
  abstract findBackfillPosition(): Promise<number | null>;

  /** @param userId null when all have an entry */
  abstract saveBackfillPosition(userId: number | null): Promise<void>;
}

/** The accounts of `identity`, limited to the fields that the directory copies. */
export abstract class DirectoryAccounts {
  /** Those of `ids` whose account is not deleted. */
  abstract listByIds(ids: readonly number[]): Promise<readonly DirectoryPerson[]>;

  /** The ids of all accounts after this one, at most `limit`, in order. */
  abstract listIdsAfter(id: number, limit: number): Promise<readonly number[]>;
}

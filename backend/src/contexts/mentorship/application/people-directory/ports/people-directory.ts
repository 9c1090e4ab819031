import type { StudentProfileState } from '../../../domain/profile-fields/student-details';
import type { Role } from '../../../../../shared/domain/role';
import type { DirectoryPerson, StudentFilters } from '../../../domain/search-index/search-entries';
import type { FoundAlumni, PageRequest } from '../../finder/ports/finder';

/** A stretch of a list that is ordered by key. */
export interface DirectoryPage extends PageRequest {
  /** Only those with a greater key. */
  readonly after?: number;
}

/** Whom someone may find, and whom of them they ask for. */
export interface DirectorySearch {
  /** Only those of this role. */
  readonly role?: Role;
  /** Whether students are listed for this viewer. */
  readonly seesStudents: boolean;
  /** Found whether they are listed or not. */
  readonly always: readonly number[];
  readonly never: readonly number[];
  /** Only people who are always found, without listed people. */
  readonly onlyAlways?: boolean;
  /** Whom the viewer is connected with: they alone are found by the state, which others are not shown. */
  readonly connected: readonly number[];
  /** Part of the name that is shown. */
  readonly name?: string;
  /** Only among listed students: with it comes their role, and no one `always`. */
  readonly students?: StudentFilters;
}

/** One person with what they have told in each of the roles; null where nothing is kept. */
export interface FoundPerson {
  readonly id: number;
  readonly alumni: FoundAlumni | null;
  readonly student: StudentProfileState | null;
}

/** Found people by key. */
export interface FoundPeople {
  readonly items: readonly FoundPerson[];
  /** Counting ends at 10,000. */
  readonly total: number;
  readonly hasMore: boolean;
}

/** By what people are found in lists. Profiles bring their part up to date when they are saved. */
export abstract class PeopleDirectory {
  abstract page(search: DirectorySearch, page: DirectoryPage): Promise<FoundPeople>;

  /** Those of `ids` who take part and whose shown name contains this, by name; every name contains an empty text. */
  abstract findIdsByName(
    ids: readonly number[],
    name: string,
    limit: number,
    offset: number,
  ): Promise<readonly number[]>;

  /** Brings entries of these people up to date; `people` names those of them who have an account and keep it. */
  abstract saveEntries(ids: readonly number[], people: readonly DirectoryPerson[]): Promise<void>;

  /** Keys of those who have come of age since their entry was made, at most `most`. */
  abstract listNewAdults(today: string, most: number): Promise<readonly number[]>;

  /** After which key accounts have no entry yet, from the time before there was a directory; null when all have one. */
  abstract getBackfillPosition(): Promise<number | null>;

  /** @param userId null when all have an entry */
  abstract saveBackfillPosition(userId: number | null): Promise<void>;
}

/** The accounts of identity, as far as the directory copies them. */
export abstract class DirectoryAccounts {
  /** Those of `ids` whose account is not deleted. */
  abstract findByIds(ids: readonly number[]): Promise<readonly DirectoryPerson[]>;

  /** The ids of all accounts after this one, at most `limit`, in order. */
  abstract listIdsAfter(id: number, limit: number): Promise<readonly number[]>;
}

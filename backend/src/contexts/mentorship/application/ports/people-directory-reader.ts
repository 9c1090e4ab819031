import type { StudentProfileState } from '../../domain/student-profile';
import type { FoundAlumni, PageRequest } from './finder-reader';

/** Whom somebody may find. */
export interface Findable {
  readonly alumni: boolean;
  /** Found whatever their profile says: the students among whom one may look, and whom one deals with. */
  readonly always: readonly number[];
  readonly never: readonly number[];
  /** Nobody else; null for no such bound. */
  readonly among: readonly number[] | null;
}

/** One person with what they have told in each of the roles; null where nothing is kept. */
export interface FoundPerson {
  readonly id: number;
  readonly alumni: FoundAlumni | null;
  readonly student: StudentProfileState | null;
}

export abstract class PeopleDirectoryReader {
  /** By key. Of an account that is closing, or a role that has just changed, identity knows more. */
  abstract page(findable: Findable, page: PageRequest): Promise<{ items: readonly FoundPerson[]; total: number }>;
}

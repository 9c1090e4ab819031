import type { CollegeType } from '../../../domain/catalogue/college-type';
import type { PersonId } from '../../../domain/catalogue/ids';
import type { SavedCollege } from '../../../domain/saved-colleges/saved-college';

export interface SavedCollegeView {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly type: CollegeType;
  /** ISO 8601, UTC. */
  readonly saved_at: string;
}

/** Everyone's lists of colleges. */
export abstract class SavedColleges {
  /**
   * Puts it on the list; when it is there already, nothing changes and nothing is told.
   * @returns since when it is on the list
   * @throws CollegeNotFound
   */
  abstract add(saved: SavedCollege): Promise<Date>;
  /** Nothing happens when it is not there. */
  abstract remove(userId: PersonId, collegeId: number): Promise<void>;
  /** Newest first. */
  abstract of(userId: PersonId): Promise<readonly SavedCollegeView[]>;
}

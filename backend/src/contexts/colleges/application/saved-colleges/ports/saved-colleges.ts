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

/** The lists of saved colleges of all users. */
export abstract class SavedColleges {
  /**
   * Adds a college to the list; if it is already there, nothing changes and no event is emitted.
   * @returns since when it is on the list
   * @throws CollegeNotFound
   */
  abstract saveOnce(saved: SavedCollege): Promise<Date>;
  /** Removes a college from the list; does nothing if it isn't there. */
  abstract delete(userId: PersonId, collegeId: number): Promise<void>;
  /** Newest first. */
  abstract listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]>;
}

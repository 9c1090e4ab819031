import { Repository } from '../../../../../shared/application/repository';
import type { CollegeType } from '../../../domain/catalogue/college-type';
import type { CollegeId, PersonId } from '../../../domain/catalogue/ids';
import type { CollegePlan } from '../../../domain/saved-colleges/college-plan';
import type { SavedCollege, SavedCollegeState } from '../../../domain/saved-colleges/saved-college';

export interface SavedCollegeView extends CollegePlan {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly type: CollegeType;
  /** ISO 8601, UTC. */
  readonly saved_at: string;
}

/** A college on the list of a user. */
export interface SavedCollegeKey {
  readonly userId: PersonId;
  readonly collegeId: CollegeId;
}

/** The lists of saved colleges of all users; `lock` and `update` throw CollegeNotSaved. */
export abstract class SavedColleges extends Repository<SavedCollege, SavedCollegeKey> {
  /**
   * Adds a college to the list; if it is already there, nothing changes and no event is emitted.
   * @returns what is on the list
   * @throws CollegeNotFound
   */
  abstract saveOnce(saved: SavedCollege): Promise<SavedCollegeState>;
  /** Removes a college from the list; does nothing if it isn't there. */
  abstract delete(userId: PersonId, collegeId: number): Promise<void>;
  /** Newest first. */
  abstract listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]>;
}

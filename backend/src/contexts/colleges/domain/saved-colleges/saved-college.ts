import { Aggregate } from '../../../../shared/domain/aggregate';
import { CollegeSaved } from '../../integration-events/engagement-events';
import type { CollegeId, PersonId } from '../catalogue/ids';

/** The maximum number of colleges to merge from a browser at a time. */
export const MAX_MERGED_COLLEGES = 100;

export interface SavedCollegeState {
  userId: PersonId;
  collegeId: CollegeId;
  savedAt: Date;
}

/** A college on a user's list. */
export class SavedCollege extends Aggregate {
  private constructor(private readonly state: SavedCollegeState) {
    super();
  }

  static save(eventId: string, userId: PersonId, collegeId: CollegeId, now: Date): SavedCollege {
    const saved = new SavedCollege({ userId, collegeId, savedAt: now });
    saved.record(new CollegeSaved(eventId, userId, collegeId, now));
    return saved;
  }

  snapshot(): SavedCollegeState {
    return { ...this.state };
  }
}

import { Aggregate } from '../../../../shared/domain/aggregate';
import { DomainError } from '../../../../shared/domain/domain-error';
import { CollegeSaved } from '../../integration-events/engagement-events';
import type { CollegeId, PersonId } from '../catalogue/ids';
import { changePlan, EMPTY_PLAN, type CollegePlan } from './college-plan';

/** The maximum number of colleges to merge from a browser at a time. */
export const MAX_MERGED_COLLEGES = 100;

export class CollegeNotSaved extends DomainError {
  constructor() {
    super('not-found', 'colleges.college-not-saved', 'This college isn’t on your list. Save it first.');
  }
}

export interface SavedCollegeState extends CollegePlan {
  userId: PersonId;
  collegeId: CollegeId;
  savedAt: Date;
}

/** A college on a user's list. */
export class SavedCollege extends Aggregate {
  private constructor(private state: SavedCollegeState) {
    super();
  }

  /** @throws NoteTooLong */
  static save(
    eventId: string,
    userId: PersonId,
    collegeId: CollegeId,
    now: Date,
    plan: Partial<CollegePlan> = {},
  ): SavedCollege {
    const saved = new SavedCollege({ userId, collegeId, savedAt: now, ...changePlan(EMPTY_PLAN, plan) });
    saved.record(new CollegeSaved(eventId, userId, collegeId, now));
    return saved;
  }

  static restore(state: SavedCollegeState): SavedCollege {
    return new SavedCollege({ ...state });
  }

  /**
   * Changes parts of the plan. Emits no event: only the user sees it.
   * @throws NoteTooLong
   */
  changePlan(changes: Partial<CollegePlan>): void {
    this.state = { ...this.state, ...changePlan(this.state, changes) };
  }

  snapshot(): SavedCollegeState {
    return { ...this.state };
  }
}

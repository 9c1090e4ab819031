import type { Affiliation, AffiliationKind, Representative } from '../../../domain/people/affiliation';
import type { ProfileSummary } from '../../../domain/people/profile-summary';

/** What other contexts decide about people: their affiliations with colleges, and summaries of their profiles. */
export abstract class PersonRecords {
  /** Stores a new or changed summary; there is one per person and role. */
  abstract saveSummary(summary: ProfileSummary): Promise<void>;

  /** Stores a new or changed affiliation; there is one per person, college and kind. */
  abstract saveAffiliation(affiliation: Affiliation): Promise<void>;

  /**
   * Repeating it changes nothing.
   * @returns whether there was one
   */
  abstract deleteAffiliation(userId: number, collegeId: number, kind: AffiliationKind): Promise<boolean>;

  /**
   * Finds a person with the administrator role who represents this college at this time; null if they don't. Inside a
   * unit of work, the affiliation stays as it is until its end.
   * @param collegeId null for any college
   */
  abstract findRepresentative(userId: number, collegeId: number | null, now: Date): Promise<Representative | null>;

  /** The colleges with which each of `userIds` is affiliated at this time, ascending; people without one are left out. */
  abstract listCollegeIds(
    userIds: readonly number[],
    kind: AffiliationKind,
    now: Date,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

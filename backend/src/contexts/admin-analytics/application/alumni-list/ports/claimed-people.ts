/** An active user who has claimed their profile, or registered without being imported. */
export interface ClaimedPerson {
  readonly userId: number;
  /** Whether the profile is visible to everyone; if not, the college sees only the data it imported. */
  readonly isPublic: boolean;
  readonly fullName: string;
  readonly isWillingToMentor: boolean;
  /** Whether they accept requests now and have a place for one more student. */
  readonly isAvailable: boolean;
  readonly mentees: number;
}

/** The accounts and profiles of alumni. */
export abstract class ClaimedPeople {
  /** Returns the accounts of alumni of the college whom members can find, at most `most`, imported or not. */
  abstract listByCollege(collegeId: number, limit: number): Promise<readonly number[]>;

  /** Returns the active users among `userIds`, most mentees first. */
  abstract listActive(userIds: readonly number[]): Promise<readonly ClaimedPerson[]>;

  /** Returns the month of the last activity of each of `userIds`, as `YYYY-MM`. */
  abstract findLastActiveMonths(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Counts the conversations of any of `userIds` with a message after this time. */
  abstract countActiveConversations(userIds: readonly number[], after: Date): Promise<number>;

  /** Joins the current unit of work. */
  abstract audit(
    action: 'imported-profile-removed' | 'imported-profile-invited-again' | 'imported-profiles-exported',
    by: number,
    at: Date,
    detail: string,
  ): Promise<void>;
}

/** Someone who has claimed their profile, and takes part. */
export interface ClaimedPerson {
  readonly userId: number;
  /** Everyone may see the profile; of others the college is shown nothing beyond what it gave. */
  readonly isPublic: boolean;
  readonly fullName: string;
  readonly isWillingToMentor: boolean;
  /** They take requests now and have a place for one more student. */
  readonly isAvailable: boolean;
  readonly mentees: number;
}

/** The accounts and profiles behind claimed rows. */
export abstract class ClaimedPeople {
  /** Those of `userIds` who take part, most mentees first. */
  abstract among(userIds: readonly number[]): Promise<readonly ClaimedPerson[]>;

  /** The month in which each of `userIds` was last here, `YYYY-MM`. */
  abstract lastActiveMonths(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** How many conversations of any of `userIds` had a message after this moment. */
  abstract countActiveConversations(userIds: readonly number[], after: Date): Promise<number>;

  /** Joins the unit of work in progress. */
  abstract audit(
    action: 'imported-profile-removed' | 'imported-profile-invited-again' | 'imported-profiles-exported',
    by: number,
    at: Date,
    detail: string,
  ): Promise<void>;
}

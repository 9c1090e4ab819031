/** Rights to act on behalf of a college. Stored by the context of the administrators, used by every other. */
export abstract class CollegeRights {
  /**
   * Checks whether a person has an active membership of this college and still has the administrator role; in
   * production, they also need a second factor. Inside a unit of work, an existing right lasts until its end.
   */
  abstract canRepresent(userId: number, collegeId: number): Promise<boolean>;

  /** Same as `canRepresent`, for any college. */
  abstract canRepresentAny(userId: number): Promise<boolean>;

  /**
   * Checks whether a person has an active membership of any college; `canRepresent` decides what they may do for it.
   * The caller has checked that they are an adult with the administrator role.
   */
  abstract isVerified(userId: number): Promise<boolean>;

  /**
   * Removes all rights and membership requests of a person who gives up the administrator role.
   * @throws LastMainAdministrator (409) if no one else manages the college's administrators
   */
  abstract revoke(userId: number): Promise<void>;
}

/** The colleges that people represent, for badges next to what they wrote. */
export abstract class CollegeRepresentatives {
  /**
   * Finds the colleges in which each of `userIds` has an active membership, with one query; people without one are left
   * out.
   */
  abstract collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** The colleges that have confirmed people as their alumni, for badges next to what they wrote. */
export abstract class VerifiedAlumni {
  /**
   * Finds the colleges whose imported profile each of `userIds` has claimed, with one query; people without one are
   * left out.
   */
  abstract collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Who may speak in a college's name. Kept by the context of the administrators, asked by every other. */
export abstract class CollegeRights {
  /**
   * True only for a person whose membership of this college is active and who still has the administrator's role; in
   * production they also need a second factor. Inside a unit of work a right that is there lasts until it ends.
   */
  abstract canRepresent(userId: number, collegeId: number): Promise<boolean>;

  /** The same for any college. */
  abstract canRepresentAny(userId: number): Promise<boolean>;

  /**
   * True for a person whose membership of any college is active; what they may do for it is `canRepresent`. The caller has
   * checked that they are an adult with the administrator's role.
   */
  abstract isVerified(userId: number): Promise<boolean>;

  /**
   * The person gives up the administrator's role, and with it every right and every wish.
   * @throws LastMainAdministrator (409) when no one else looks after the college's administrators
   */
  abstract revoke(userId: number): Promise<void>;
}

/** Colleges and who may speak in their names, for badges beside what people wrote. */
export abstract class CollegeRepresentatives {
  /** The colleges with an active membership of each of `userIds`; people without one are left out. One question for all. */
  abstract collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Colleges and whom they have confirmed as their alumni, for badges beside what people wrote. */
export abstract class VerifiedAlumni {
  /** The colleges whose import each of `userIds` has claimed; people without one are left out. One question for all. */
  abstract collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}

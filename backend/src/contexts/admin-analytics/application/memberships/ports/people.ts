/** Someone whose account has the administrator's role. */
export interface Representative {
  readonly userId: number;
  /** The college they named when they registered; null when they registered as someone else. */
  readonly collegeId: number | null;
  /** Null until they have confirmed it. */
  readonly confirmedEmail: string | null;
  readonly isMinor: boolean;
  readonly twoFactorEnabled: boolean;
}

/** The people of identity: those with the administrator's role, and whether anyone is an adult. */
export abstract class People {
  /** @returns null for everyone who does not have the role, or no longer has it */
  abstract byId(userId: number): Promise<Representative | null>;

  /** In whatever case the name was typed. @returns null as above */
  abstract byUsername(username: string): Promise<Representative | null>;

  /** The names of those of `userIds` who are adults with the role now, by person. */
  abstract namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** False for people under 18 and for people without an account. */
  abstract isAdult(userId: number): Promise<boolean>;
}

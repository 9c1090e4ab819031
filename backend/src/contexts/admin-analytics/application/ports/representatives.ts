/** Somebody whose account has the administrator's role, and the college they named when they registered. */
export interface Representative {
  readonly userId: number;
  readonly collegeId: number;
}

/** People who say that they speak for a college. */
export abstract class Representatives {
  /** @returns null for everybody who does not have the role, or no longer has it */
  abstract byId(userId: number): Promise<Representative | null>;

  /** In whatever case the name was typed. @returns null as above */
  abstract byUsername(username: string): Promise<Representative | null>;
}

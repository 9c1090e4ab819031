/** A right to act for a college, as `identity` stores it with the person. */
export interface Representation {
  readonly userId: number;
  readonly collegeId: number;
  readonly since: Date;
  /** When the verification expires. */
  readonly until: Date;
  /** Since when the person has been the main administrator; null if they aren't. */
  readonly mainSince: Date | null;
}

/**
 * What this context decides about people and every context reads. Written to `identity` in the unit of work of the
 * decision.
 */
export abstract class PersonRecord {
  abstract saveRepresentation(representation: Representation): Promise<void>;

  /** Repeating it changes nothing. */
  abstract deleteRepresentation(userId: number, collegeId: number): Promise<void>;

  /** Records that the college has confirmed the person as its alum. */
  abstract saveAlum(userId: number, collegeId: number, since: Date): Promise<void>;

  /** Records that the college no longer lists the person as its alum; repeating it changes nothing. */
  abstract deleteAlum(userId: number, collegeId: number): Promise<void>;
}

/** Whose doings may be kept under their name. */
export abstract class Adults {
  /** False for people under 18 and for people who are not there. */
  abstract includes(userId: number): Promise<boolean>;
}

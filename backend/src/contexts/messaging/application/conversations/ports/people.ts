/** What messaging needs to know of an account itself. */
export abstract class People {
  /** Whether someone is under 18. */
  abstract isMinor(userId: number): Promise<boolean>;
}

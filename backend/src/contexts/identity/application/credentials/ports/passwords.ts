/** Hashes passwords and compares them, and knows the common ones. */
export abstract class Passwords {
  /** @throws TooBusy */
  abstract hash(password: string): Promise<string>;

  /**
   * Takes as long without a hash as with one, so that no one can tell whether an account exists.
   * @throws TooBusy
   */
  abstract matches(password: string, hash: string | null): Promise<boolean>;

  /** Whether the hash was made with less effort than today's. */
  abstract isOutdated(hash: string): boolean;

  /** Whether the password, in lower case, is on the list that attackers try first. */
  abstract isCommon(lowerCase: string): boolean;
}

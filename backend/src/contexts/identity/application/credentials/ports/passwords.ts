/** Hashes and compares passwords, and recognizes common ones. */
export abstract class Passwords {
  /** @throws PasswordQueueFull */
  abstract hash(password: string): Promise<string>;

  /**
   * Compares a password with a hash. Takes as long without a hash, so that response times don't reveal whether an
   * account exists.
   * @throws PasswordQueueFull
   */
  abstract matches(password: string, hash: string | null): Promise<boolean>;

  /** Checks whether the hash was made with less effort than the current setting. */
  abstract isOutdated(hash: string): boolean;

  /** Checks whether the password, in lower case, is on the list of common passwords that attackers try first. */
  abstract isCommon(lowerCase: string): boolean;
}

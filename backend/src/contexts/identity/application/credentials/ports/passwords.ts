/** Turns passwords into what may be kept of them. */
export abstract class PasswordHasher {
  /** @throws TooBusy */
  abstract hash(password: string): Promise<string>;

  /**
   * Takes as long without a hash as with one, so that no one can tell whether an account exists.
   * @throws TooBusy
   */
  abstract matches(password: string, hash: string | null): Promise<boolean>;

  /** Whether the hash was made with less effort than today's. */
  abstract isOutdated(hash: string): boolean;
}

/** The passwords that guessers try first. */
export abstract class CommonPasswords {
  abstract includes(lowerCase: string): boolean;
}

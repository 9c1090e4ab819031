/** Where a guess is aimed and where it comes from. */
export interface Guess {
  /** The username as typed; it need not exist. */
  readonly username: string;
  readonly address: string;
  readonly network: string;
}

/**
 * Counts passwords tried at the sign-in, for all processes together. Guesses from a network where the account's owner
 * has signed in lately are counted apart from the others', so that no one elsewhere can keep the owner out.
 */
export abstract class SignInGuesses {
  /**
   * Counts a guess that is about to be looked at; a refused one is not counted.
   * @throws TooManyRequests
   */
  abstract begin(guess: Guess, now: Date): Promise<void>;

  /** The guess was right: the account's are forgotten, the address gets this one back, the network becomes familiar. */
  abstract wasRight(guess: Guess, now: Date): Promise<void>;

  /** The guess came to nothing before anybody looked at the password: it was none. `now` is the moment it began. */
  abstract wasNotLookedAt(guess: Guess, now: Date): Promise<void>;

  /** The account starts anew, wherever it was guessed from. */
  abstract forget(username: string): Promise<void>;
}

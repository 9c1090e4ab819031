import { TooManyRequests } from '../../../../../shared/application/rate-limits';
import { AT_ACCOUNT, FROM_ADDRESS, Guesses } from '../../../domain/credentials/guesses';
import { canonicalUsername } from '../../../domain/credentials/credentials';
import { type Guess, SignInGuesses } from '../ports/sign-in-guesses';

export class InMemorySignInGuesses extends SignInGuesses {
  readonly #atAccounts = new Map<string, Guesses>();
  readonly #fromAddresses = new Map<string, Guesses>();
  readonly #familiar = new Set<string>();

  async begin(guess: Guess, now: Date): Promise<void> {
    const account = this.#accountKey(guess);
    const atAccount = this.#atAccounts.get(account) ?? Guesses.none(AT_ACCOUNT, now);
    const fromAddress = this.#fromAddresses.get(guess.address) ?? Guesses.none(FROM_ADDRESS, now);
    const wait = Math.max(atAccount.secondsToWait(now), fromAddress.secondsToWait(now));
    if (wait > 0) throw new TooManyRequests(wait);
    atAccount.add(now);
    fromAddress.add(now);
    this.#atAccounts.set(account, atAccount);
    this.#fromAddresses.set(guess.address, fromAddress);
  }

  async wasRight(guess: Guess): Promise<void> {
    this.#fromAddresses.get(guess.address)?.takeBack();
    this.#atAccounts.delete(this.#accountKey(guess));
    this.#familiar.add(`${guess.network} ${canonicalUsername(guess.username)}`);
  }

  async wasNotLookedAt(guess: Guess, now: Date): Promise<void> {
    this.#fromAddresses.get(guess.address)?.undo(now);
    this.#atAccounts.get(this.#accountKey(guess))?.undo(now);
  }

  async forget(username: string): Promise<void> {
    for (const key of this.#atAccounts.keys()) {
      if (key.endsWith(` ${canonicalUsername(username)}`)) this.#atAccounts.delete(key);
    }
  }

  #accountKey({ username, network }: Guess): string {
    const key = `${network} ${canonicalUsername(username)}`;
    return this.#familiar.has(key) ? key : `anywhere ${canonicalUsername(username)}`;
  }
}

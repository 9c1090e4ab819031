import { TooManyRequests } from '../../../../../shared/application/rate-limits';
import { PER_ACCOUNT_LIMIT, PER_ADDRESS_LIMIT, AttemptCounter } from '../../../domain/credentials/attempt-counter';
import { normalizeUsername } from '../../../domain/credentials/credentials';
import { type PasswordAttempt, PasswordAttempts } from '../ports/password-attempts';

export class InMemoryPasswordAttempts extends PasswordAttempts {
  readonly #accountCounters = new Map<string, AttemptCounter>();
  readonly #addressCounters = new Map<string, AttemptCounter>();
  readonly #familiarNetworks = new Set<string>();

  async countAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    const account = this.#accountKey(attempt);
    const accountCounter = this.#accountCounters.get(account) ?? AttemptCounter.startAtZero(PER_ACCOUNT_LIMIT, now);
    const addressCounter =
      this.#addressCounters.get(attempt.address) ?? AttemptCounter.startAtZero(PER_ADDRESS_LIMIT, now);
    const waitSeconds = Math.max(accountCounter.getWaitSeconds(now), addressCounter.getWaitSeconds(now));
    if (waitSeconds > 0) throw new TooManyRequests(waitSeconds);
    accountCounter.addAttempt(now);
    addressCounter.addAttempt(now);
    this.#accountCounters.set(account, accountCounter);
    this.#addressCounters.set(attempt.address, addressCounter);
  }

  async recordSuccess(attempt: PasswordAttempt): Promise<void> {
    this.#addressCounters.get(attempt.address)?.removeAttempt();
    this.#accountCounters.delete(this.#accountKey(attempt));
    this.#familiarNetworks.add(`${attempt.network} ${normalizeUsername(attempt.username)}`);
  }

  async refundAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    this.#addressCounters.get(attempt.address)?.cancelAttempt(now);
    this.#accountCounters.get(this.#accountKey(attempt))?.cancelAttempt(now);
  }

  async reset(username: string): Promise<void> {
    for (const key of this.#accountCounters.keys()) {
      if (key.endsWith(` ${normalizeUsername(username)}`)) this.#accountCounters.delete(key);
    }
  }

  #accountKey({ username, network }: PasswordAttempt): string {
    const key = `${network} ${normalizeUsername(username)}`;
    return this.#familiarNetworks.has(key) ? key : `anywhere ${normalizeUsername(username)}`;
  }
}

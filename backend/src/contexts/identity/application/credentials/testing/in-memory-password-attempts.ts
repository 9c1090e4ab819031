import { TooManyRequests } from '../../../../../shared/application/rate-limits';
import { PER_ACCOUNT_LIMIT, PER_ADDRESS_LIMIT, AttemptCounter } from '../../../domain/credentials/attempt-counter';
import { canonicalUsername } from '../../../domain/credentials/credentials';
import { type PasswordAttempt, PasswordAttempts } from '../ports/password-attempts';

export class InMemoryPasswordAttempts extends PasswordAttempts {
  readonly #atAccounts = new Map<string, AttemptCounter>();
  readonly #fromAddresses = new Map<string, AttemptCounter>();
  readonly #familiar = new Set<string>();

  async countAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    const account = this.#accountKey(attempt);
    const atAccount = this.#atAccounts.get(account) ?? AttemptCounter.startAtZero(PER_ACCOUNT_LIMIT, now);
    const fromAddress = this.#fromAddresses.get(attempt.address) ?? AttemptCounter.startAtZero(PER_ADDRESS_LIMIT, now);
    const wait = Math.max(atAccount.secondsToWait(now), fromAddress.secondsToWait(now));
    if (wait > 0) throw new TooManyRequests(wait);
    atAccount.addAttempt(now);
    fromAddress.addAttempt(now);
    this.#atAccounts.set(account, atAccount);
    this.#fromAddresses.set(attempt.address, fromAddress);
  }

  async recordSuccess(attempt: PasswordAttempt): Promise<void> {
    this.#fromAddresses.get(attempt.address)?.removeAttempt();
    this.#atAccounts.delete(this.#accountKey(attempt));
    await this.markFamiliar(attempt);
  }

  async markFamiliar({ username, network }: Pick<PasswordAttempt, 'username' | 'network'>): Promise<void> {
    this.#familiar.add(`${network} ${canonicalUsername(username)}`);
  }

  async refundAttempt(attempt: PasswordAttempt, now: Date): Promise<void> {
    this.#fromAddresses.get(attempt.address)?.cancelAttempt(now);
    this.#atAccounts.get(this.#accountKey(attempt))?.cancelAttempt(now);
  }

  async reset(username: string): Promise<void> {
    for (const key of this.#atAccounts.keys()) {
      if (key.endsWith(` ${canonicalUsername(username)}`)) this.#atAccounts.delete(key);
    }
  }

  #accountKey({ username, network }: PasswordAttempt): string {
    const key = `${network} ${canonicalUsername(username)}`;
    return this.#familiar.has(key) ? key : `anywhere ${canonicalUsername(username)}`;
  }
}

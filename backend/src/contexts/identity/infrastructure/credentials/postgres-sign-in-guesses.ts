import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type Guess, SignInGuesses } from '../../application/credentials/ports/sign-in-guesses';
import { AT_ACCOUNT, FROM_ADDRESS, Guesses, type GuessesState } from '../../domain/credentials/guesses';
import { canonicalUsername } from '../../domain/credentials/credentials';

/** Both counters of a guess are locked while it is decided, the address first, so that no two guesses count as one. */
@Injectable()
export class PostgresSignInGuesses extends SignInGuesses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async begin(guess: Guess, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = addressKey(guess);
    const account = await this.#accountKey(guess);
    await this.unitOfWork.run(async () => {
      const fromAddress = Guesses.restore(FROM_ADDRESS, await this.#locked(address, now));
      const atAccount = Guesses.restore(AT_ACCOUNT, await this.#locked(account, now));
      const wait = Math.max(fromAddress.secondsToWait(now), atAccount.secondsToWait(now));
      if (wait > 0) throw new TooManyRequests(wait);

      fromAddress.add(now);
      atAccount.add(now);
      await this.#keep(address, fromAddress);
      await this.#keep(account, atAccount);
    });
  }

  async wasRight(guess: Guess, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = addressKey(guess);
    const account = await this.#accountKey(guess);
    await this.unitOfWork.run(async () => {
      const fromAddress = Guesses.restore(FROM_ADDRESS, await this.#locked(address, now));
      fromAddress.takeBack();
      await this.#keep(address, fromAddress);
      await this.unitOfWork.query('DELETE FROM identity.sign_in_guesses WHERE key = $1', [account]);
      await this.unitOfWork.query(
        `INSERT INTO identity.familiar_networks (username, network, last_at) VALUES ($1, $2, $3)
         ON CONFLICT (username, network) DO UPDATE SET last_at = excluded.last_at`,
        [canonicalUsername(guess.username), guess.network, now],
      );
    });
  }

  async wasNotLookedAt(guess: Guess, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    const address = addressKey(guess);
    const account = await this.#accountKey(guess);
    await this.unitOfWork.run(async () => {
      const fromAddress = Guesses.restore(FROM_ADDRESS, await this.#locked(address, now));
      const atAccount = Guesses.restore(AT_ACCOUNT, await this.#locked(account, now));
      fromAddress.undo(now);
      atAccount.undo(now);
      await this.#keep(address, fromAddress);
      await this.#keep(account, atAccount);
    });
  }

  async forget(username: string): Promise<void> {
    const name = canonicalUsername(username);
    const familiar = await this.unitOfWork.query<{ network: string }>(
      'SELECT network FROM identity.familiar_networks WHERE username = $1',
      [name],
    );
    await this.unitOfWork.query('DELETE FROM identity.sign_in_guesses WHERE key = ANY($1)', [
      [anywhereKey(name), ...familiar.map(({ network }) => familiarKey(network, name))],
    ]);
  }

  async #accountKey({ username, network }: Guess): Promise<string> {
    const name = canonicalUsername(username);
    const familiar = await this.unitOfWork.query(
      'SELECT 1 FROM identity.familiar_networks WHERE username = $1 AND network = $2',
      [name, network],
    );
    return familiar.length > 0 ? familiarKey(network, name) : anywhereKey(name);
  }

  /** The counter, locked until the unit of work ends. */
  async #locked(key: string, now: Date): Promise<GuessesState> {
    const [state] = await this.unitOfWork.query<GuessesState>(
      `INSERT INTO identity.sign_in_guesses AS g (key, count, first_at, last_at) VALUES ($1, 0, $2, $2)
       ON CONFLICT (key) DO UPDATE SET key = g.key
       RETURNING count, first_at AS "firstAt", last_at AS "lastAt"`,
      [key, now],
    );
    return state!;
  }

  async #keep(key: string, guesses: Guesses): Promise<void> {
    const { count, firstAt, lastAt } = guesses.snapshot();
    await this.unitOfWork.query(
      'UPDATE identity.sign_in_guesses SET count = $2, first_at = $3, last_at = $4 WHERE key = $1',
      [key, count, firstAt, lastAt],
    );
  }
}

/** What people type is of any length, and now and then a password in the wrong box: nothing to keep in clear. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const anywhereKey = (canonicalName: string): string => keyOf('account', canonicalName);
const familiarKey = (network: string, canonicalName: string): string => keyOf('familiar', network, canonicalName);
const addressKey = ({ address }: Guess): string => keyOf('address', address);

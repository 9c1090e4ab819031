import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { type Guess, SignInGuesses } from '../../application/ports/sign-in-guesses';
import { AT_ACCOUNT, FROM_ADDRESS, Guesses, type GuessesState } from '../../domain/guesses';
import { canonicalUsername } from '../../domain/username';

/** Both counters of a guess are locked while it is decided, the address first, so that no two guesses count as one. */
@Injectable()
export class PostgresSignInGuesses extends SignInGuesses {
  constructor(
    private readonly session: Session,
    private readonly settings: Settings,
  ) {
    super();
  }

  async begin(guess: Guess, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.session.run(async () => {
      const fromAddress = Guesses.restore(FROM_ADDRESS, await this.#locked(addressKey(guess), now));
      const atAccount = Guesses.restore(AT_ACCOUNT, await this.#locked(accountKey(guess), now));
      const wait = Math.max(fromAddress.secondsToWait(now), atAccount.secondsToWait(now));
      if (wait > 0) throw new TooManyRequests(wait);

      fromAddress.add(now);
      atAccount.add(now);
      await this.#keep(addressKey(guess), fromAddress);
      await this.#keep(accountKey(guess), atAccount);
    });
  }

  async wasRight(guess: Guess, now: Date): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.session.run(async () => {
      const fromAddress = Guesses.restore(FROM_ADDRESS, await this.#locked(addressKey(guess), now));
      fromAddress.takeBack();
      await this.#keep(addressKey(guess), fromAddress);
      await this.session.query('DELETE FROM identity.sign_in_guesses WHERE key = $1', [accountKey(guess)]);
    });
  }

  /** The counter, locked until the unit of work ends. */
  async #locked(key: string, now: Date): Promise<GuessesState> {
    const [state] = await this.session.query<GuessesState>(
      `INSERT INTO identity.sign_in_guesses AS g (key, count, first_at, last_at) VALUES ($1, 0, $2, $2)
       ON CONFLICT (key) DO UPDATE SET key = g.key
       RETURNING count, first_at AS "firstAt", last_at AS "lastAt"`,
      [key, now],
    );
    return state!;
  }

  async #keep(key: string, guesses: Guesses): Promise<void> {
    const { count, firstAt, lastAt } = guesses.snapshot();
    await this.session.query(
      'UPDATE identity.sign_in_guesses SET count = $2, first_at = $3, last_at = $4 WHERE key = $1',
      [key, count, firstAt, lastAt],
    );
  }
}

const accountKey = ({ username }: Guess): string => `account:${canonicalUsername(username)}`;
const addressKey = ({ address }: Guess): string => `address:${address}`;

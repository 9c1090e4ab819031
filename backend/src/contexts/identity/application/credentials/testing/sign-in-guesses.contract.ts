import { randomInt } from 'node:crypto';
import { TooManyRequests } from '../../../../../shared/application/rate-limits';
import { LIMITS } from '../../../../../shared/domain/limits';
import type { Guess, SignInGuesses } from '../ports/sign-in-guesses';
import { later, NOON } from '../../users/testing/user-fixture';

const PER_ACCOUNT = LIMITS.loginPerAccount.points;
const PER_ADDRESS = LIMITS.loginPerAddress.points;

/** Random letters, because a database may make one letter a thousand times short. */
const LONG_NAME = Array.from({ length: 1_000 }, () => String.fromCodePoint(0x4e00 + randomInt(0x5000))).join('');

const at = (username: string, from: number): Guess => ({
  username,
  address: `198.51.${from}.1`,
  network: `198.51.${from}.0/24`,
});

/** What every counter of guesses must do, whether it counts in PostgreSQL or in a Map. */
export function describeSignInGuesses(name: string, open: () => Promise<SignInGuesses>): void {
  describe(`${name} counts guesses`, () => {
    let guesses: SignInGuesses;
    beforeEach(async () => (guesses = await open()));

    async function admitted(tries: Guess[], now = NOON): Promise<number> {
      const outcomes = await Promise.allSettled(tries.map((guess) => guesses.begin(guess, now)));
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyRequests);
      return outcomes.length - refused.length;
    }

    const many = (n: number, guess: (n: number) => Guess): Guess[] => Array.from({ length: n }, (_, i) => guess(i));

    it('admits exactly as many at one account as allowed, however many come at once', async () => {
      expect(await admitted(many(60, () => at('robin', 1)))).toBe(PER_ACCOUNT);
    });

    it('counts an account from wherever it is guessed', async () => {
      expect(await admitted(many(40, (n) => at('robin', n)))).toBe(PER_ACCOUNT);
    });

    it('takes upper and lower case for the same account', async () => {
      expect(await admitted(many(40, (n) => at(n % 2 ? 'Robin' : 'robin', 1)))).toBe(PER_ACCOUNT);
    });

    it('admits exactly as many from one address as allowed, whoever is guessed', async () => {
      expect(await admitted(many(40, (n) => at(`person${n}`, 1)))).toBe(PER_ADDRESS);
    });

    it('gives a right guess back to the address', async () => {
      for (let n = 0; n < PER_ADDRESS * 2; n++) {
        await guesses.begin(at(`person${n}`, 1), NOON);
        await guesses.wasRight(at(`person${n}`, 1), NOON);
      }
      expect(await admitted(many(40, (n) => at(`another${n}`, 1)))).toBe(PER_ADDRESS);
    });

    it('does not count what it refuses', async () => {
      await admitted(many(60, () => at('robin', 1)));
      expect(await admitted(many(40, (n) => at(`person${n}`, 1)))).toBe(PER_ADDRESS - PER_ACCOUNT);
    });

    it('forgets wrong guesses after a right one', async () => {
      await admitted(many(PER_ACCOUNT, () => at('robin', 1)));
      await guesses.wasRight(at('robin', 1), NOON);
      expect(await admitted(many(60, () => at('robin', 2)))).toBe(PER_ACCOUNT);
    });

    it('says how long to wait', async () => {
      await admitted(many(PER_ACCOUNT, () => at('robin', 1)));
      await expect(guesses.begin(at('robin', 1), NOON)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    });

    it('opens an account again, for one guess', async () => {
      await admitted(many(PER_ACCOUNT, () => at('robin', 1)));
      expect(
        await admitted(
          many(5, () => at('robin', 1)),
          later(1),
        ),
      ).toBe(1);
    });

    it('lets the owner in from a familiar network while others keep guessing elsewhere', async () => {
      await guesses.begin(at('robin', 1), NOON);
      await guesses.wasRight(at('robin', 1), NOON);
      await admitted(many(40, (n) => at('robin', 50 + n)));
      expect(await admitted([at('robin', 1)])).toBe(1);
    });

    it('counts a familiar network too', async () => {
      await guesses.begin(at('robin', 1), NOON);
      await guesses.wasRight(at('robin', 1), NOON);
      expect(await admitted(many(20, () => at('robin', 1)))).toBe(PER_ACCOUNT);
    });

    it('counts names of any length', async () => {
      expect(await admitted(many(20, () => at(LONG_NAME, 1)))).toBe(PER_ACCOUNT);
      await guesses.forget(LONG_NAME);
      expect(await admitted([at(LONG_NAME, 1)])).toBe(1);
    });

    it('does not count what nobody looked at', async () => {
      for (let n = 0; n < PER_ADDRESS * 2; n++) {
        await guesses.begin(at('robin', 1), NOON);
        await guesses.wasNotLookedAt(at('robin', 1), NOON);
      }
      expect(await admitted(many(20, () => at('robin', 1)))).toBe(PER_ACCOUNT);
      expect(await admitted(many(40, (n) => at(`person${n}`, 1)))).toBe(PER_ADDRESS - PER_ACCOUNT);
    });

    it('lets whoever has waited try again when nobody looked', async () => {
      await admitted(many(PER_ACCOUNT, () => at('robin', 1)));
      await guesses.begin(at('robin', 1), later(1));
      await guesses.wasNotLookedAt(at('robin', 1), later(1));
      expect(await admitted([at('robin', 1), at('robin', 1)], later(1))).toBe(1);
    });

    it('starts anew when told to', async () => {
      await guesses.begin(at('robin', 1), NOON);
      await guesses.wasRight(at('robin', 1), NOON);
      await admitted(many(20, () => at('robin', 1)));
      await admitted(many(20, () => at('robin', 2)));
      await guesses.forget('Robin');
      expect(await admitted([at('robin', 1), at('robin', 2)])).toBe(2);
    });
  });
}

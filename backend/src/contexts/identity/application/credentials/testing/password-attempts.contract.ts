import { randomInt } from 'node:crypto';
import { TooManyRequests } from '../../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../../shared/domain/limits';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { PasswordAttempt, PasswordAttempts } from '../ports/password-attempts';

const MAX_PER_ACCOUNT = RATE_LIMITS.loginPerAccount.points;
const MAX_PER_ADDRESS = RATE_LIMITS.loginPerAddress.points;

/** Random letters, because a database can compress a repeated letter. */
const LONG_NAME = Array.from({ length: 1_000 }, () => String.fromCodePoint(0x4e00 + randomInt(0x5000))).join('');

const at = (username: string, from: number): PasswordAttempt => ({
  username,
  address: `198.51.${from}.1`,
  network: `198.51.${from}.0/24`,
});

/** Contract for every attempt counter, in PostgreSQL or in memory. */
export function describePasswordAttempts(name: string, open: () => Promise<PasswordAttempts>): void {
  describe(`${name} counts password attempts`, () => {
    let attempts: PasswordAttempts;
    beforeEach(async () => (attempts = await open()));

    async function countAdmitted(tries: PasswordAttempt[], now = NOON): Promise<number> {
      const outcomes = await Promise.allSettled(tries.map((attempt) => attempts.countAttempt(attempt, now)));
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyRequests);
      return outcomes.length - refused.length;
    }

    const repeatAttempt = (n: number, attempt: (n: number) => PasswordAttempt): PasswordAttempt[] =>
      Array.from({ length: n }, (_, i) => attempt(i));

    it('admits exactly the allowed number for one account, even concurrently', async () => {
      expect(await countAdmitted(repeatAttempt(60, () => at('robin', 1)))).toBe(MAX_PER_ACCOUNT);
    });

    it('counts attempts on an account across networks', async () => {
      expect(await countAdmitted(repeatAttempt(40, (n) => at('robin', n)))).toBe(MAX_PER_ACCOUNT);
    });

    it('ignores the case of usernames', async () => {
      expect(await countAdmitted(repeatAttempt(40, (n) => at(n % 2 ? 'Robin' : 'robin', 1)))).toBe(MAX_PER_ACCOUNT);
    });

    it('admits exactly the allowed number from one address, for all accounts together', async () => {
      expect(await countAdmitted(repeatAttempt(40, (n) => at(`person${n}`, 1)))).toBe(MAX_PER_ADDRESS);
    });

    it('refunds a successful attempt to the address', async () => {
      for (let n = 0; n < MAX_PER_ADDRESS * 2; n++) {
        await attempts.countAttempt(at(`person${n}`, 1), NOON);
        await attempts.recordSuccess(at(`person${n}`, 1), NOON);
      }
      expect(await countAdmitted(repeatAttempt(40, (n) => at(`another${n}`, 1)))).toBe(MAX_PER_ADDRESS);
    });

    it('does not count refused attempts', async () => {
      await countAdmitted(repeatAttempt(60, () => at('robin', 1)));
      expect(await countAdmitted(repeatAttempt(40, (n) => at(`person${n}`, 1)))).toBe(
        MAX_PER_ADDRESS - MAX_PER_ACCOUNT,
      );
    });

    it('resets the account after a correct password', async () => {
      await countAdmitted(repeatAttempt(MAX_PER_ACCOUNT, () => at('robin', 1)));
      await attempts.recordSuccess(at('robin', 1), NOON);
      expect(await countAdmitted(repeatAttempt(60, () => at('robin', 2)))).toBe(MAX_PER_ACCOUNT);
    });

    it('reports how long to wait', async () => {
      await countAdmitted(repeatAttempt(MAX_PER_ACCOUNT, () => at('robin', 1)));
      await expect(attempts.countAttempt(at('robin', 1), NOON)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    });

    it('admits one attempt after the waiting time', async () => {
      await countAdmitted(repeatAttempt(MAX_PER_ACCOUNT, () => at('robin', 1)));
      expect(
        await countAdmitted(
          repeatAttempt(5, () => at('robin', 1)),
          minutesLater(1),
        ),
      ).toBe(1);
    });

    it('admits the owner from a familiar network during attempts from elsewhere', async () => {
      await attempts.countAttempt(at('robin', 1), NOON);
      await attempts.recordSuccess(at('robin', 1), NOON);
      await countAdmitted(repeatAttempt(40, (n) => at('robin', 50 + n)));
      expect(await countAdmitted([at('robin', 1)])).toBe(1);
    });

    it('limits attempts from a familiar network too', async () => {
      await attempts.countAttempt(at('robin', 1), NOON);
      await attempts.recordSuccess(at('robin', 1), NOON);
      expect(await countAdmitted(repeatAttempt(20, () => at('robin', 1)))).toBe(MAX_PER_ACCOUNT);
    });

    it('counts usernames of any length', async () => {
      expect(await countAdmitted(repeatAttempt(20, () => at(LONG_NAME, 1)))).toBe(MAX_PER_ACCOUNT);
      await attempts.reset(LONG_NAME);
      expect(await countAdmitted([at(LONG_NAME, 1)])).toBe(1);
    });

    it('does not count canceled attempts', async () => {
      for (let n = 0; n < MAX_PER_ADDRESS * 2; n++) {
        await attempts.countAttempt(at('robin', 1), NOON);
        await attempts.refundAttempt(at('robin', 1), NOON);
      }
      expect(await countAdmitted(repeatAttempt(20, () => at('robin', 1)))).toBe(MAX_PER_ACCOUNT);
      expect(await countAdmitted(repeatAttempt(40, (n) => at(`person${n}`, 1)))).toBe(
        MAX_PER_ADDRESS - MAX_PER_ACCOUNT,
      );
    });

    it('admits another attempt after a canceled one once the waiting time is over', async () => {
      await countAdmitted(repeatAttempt(MAX_PER_ACCOUNT, () => at('robin', 1)));
      await attempts.countAttempt(at('robin', 1), minutesLater(1));
      await attempts.refundAttempt(at('robin', 1), minutesLater(1));
      expect(await countAdmitted([at('robin', 1), at('robin', 1)], minutesLater(1))).toBe(1);
    });

    it('resets an account for all networks', async () => {
      await attempts.countAttempt(at('robin', 1), NOON);
      await attempts.recordSuccess(at('robin', 1), NOON);
      await countAdmitted(repeatAttempt(20, () => at('robin', 1)));
      await countAdmitted(repeatAttempt(20, () => at('robin', 2)));
      await attempts.reset('Robin');
      expect(await countAdmitted([at('robin', 1), at('robin', 2)])).toBe(2);
    });
  });
}

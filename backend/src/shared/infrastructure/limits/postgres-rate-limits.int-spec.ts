import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  unitOfWorkOn,
  testSettings,
} from '../../../../test/support/database';
import { TooManyRequests } from '../../application/rate-limits';
import type { RateLimit } from '../../domain/limits';
import { PostgresRateLimits } from './postgres-rate-limits';

/** Returns the limits of one process. */
async function startInstance(url: string, overrides: Record<string, string> = {}): Promise<PostgresRateLimits> {
  const settings = testSettings(url, overrides);
  const db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  return new PostgresRateLimits(unitOfWorkOn(db), settings);
}

let url: string;
let one: PostgresRateLimits;
let other: PostgresRateLimits;

beforeAll(async () => {
  url = await freshDatabaseUrl();
  [one, other] = await Promise.all([startInstance(url), startInstance(url)]);
});

let made = 0;
/** Returns a limit that no other test has used. */
const limit = (points: number, seconds = 60, more: Partial<RateLimit> = {}): RateLimit => ({
  name: `test-${++made}`,
  points,
  seconds,
  ...more,
});

const tries = async (count: number, attempt: (i: number) => Promise<void>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, i) => attempt(i)));
  return {
    allowed: outcomes.filter(({ status }) => status === 'fulfilled').length,
    refused: outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof TooManyRequests)
      .length,
  };
};

describe('a limit', () => {
  it('is exact for 60 concurrent tries in two processes', async () => {
    const ten = limit(10);

    expect(await tries(60, (i) => (i % 2 ? one : other).consume(ten, 'ada'))).toEqual({ allowed: 10, refused: 50 });
  });

  it('counts each key separately', async () => {
    const limitOfOne = limit(1);
    await one.consume(limitOfOne, 'ada');

    await expect(one.consume(limitOfOne, 'grace')).resolves.toBeUndefined();
    await expect(one.consume(limitOfOne, 'ada')).rejects.toThrow(TooManyRequests);
  });

  it('counts each limit separately', async () => {
    const [here, there] = [limit(1), limit(1)];
    await one.consume(here, 'ada');

    await expect(one.consume(there, 'ada')).resolves.toBeUndefined();
  });

  it('returns when to try again', async () => {
    const limitOfOne = limit(1, 30);
    await one.consume(limitOfOne, 'ada');

    const refusal = await one.consume(limitOfOne, 'ada').catch((error: TooManyRequests) => error);
    expect((refusal as TooManyRequests).retryAfterSeconds).toBeGreaterThan(25);
    expect((refusal as TooManyRequests).retryAfterSeconds).toBeLessThanOrEqual(30);
  });

  it('allows tries again when its window has passed', async () => {
    const brief = limit(2, 1);
    await tries(5, () => one.consume(brief, 'ada'));
    await new Promise((resume) => setTimeout(resume, 1_100));

    expect(await tries(5, () => one.consume(brief, 'ada'))).toEqual({ allowed: 2, refused: 3 });
  });

  it('is not extended by further tries', async () => {
    const brief = limit(1, 2);
    await one.consume(brief, 'ada');
    await new Promise((resume) => setTimeout(resume, 1_200));
    await tries(5, () => one.consume(brief, 'ada'));
    await new Promise((resume) => setTimeout(resume, 1_000));

    await expect(one.consume(brief, 'ada')).resolves.toBeUndefined();
  });

  it('can block longer than its window', async () => {
    const strict = limit(1, 1, { blockSeconds: 30 });
    await tries(2, () => one.consume(strict, 'ada'));
    await new Promise((resume) => setTimeout(resume, 1_100));

    await expect(other.consume(strict, 'ada')).rejects.toThrow(TooManyRequests);
  });

  it('accepts keys of any length and content', async () => {
    const limitOfOne = limit(1);
    for (const key of ['x'.repeat(5_000), 'nul\u0000', "'; DROP TABLE platform.rate_limits --", '\ud800', '']) {
      await expect(one.consume(limitOfOne, key)).resolves.toBeUndefined();
      await expect(other.consume(limitOfOne, key)).rejects.toThrow(TooManyRequests);
    }
  });

  it('does not mix long keys with the same prefix', async () => {
    const limitOfOne = limit(1);
    await one.consume(limitOfOne, `${'x'.repeat(5_000)}1`);

    await expect(one.consume(limitOfOne, `${'x'.repeat(5_000)}2`)).resolves.toBeUndefined();
  });
});

describe('a limit with reservations', () => {
  it('is exact for tries that alternate between two processes', async () => {
    const hundred = limit(100, 60, { reservation: 10 });
    let allowed = 0;
    for (let n = 0; n < 300; n++) {
      await (n % 2 ? one : other).consume(hundred, 'ada').then(
        () => allowed++,
        (error: unknown) => expect(error).toBeInstanceOf(TooManyRequests),
      );
    }

    expect(allowed).toBe(100);
  });

  it('never allows more for concurrent tries', async () => {
    const forty = limit(40, 60, { reservation: 10 });
    const { allowed, refused } = await tries(200, (n) => (n % 2 ? one : other).consume(forty, 'ada'));

    expect(allowed).toBeLessThanOrEqual(40);
    expect(allowed).toBeGreaterThan(20);
    expect(allowed + refused).toBe(200);
  });

  it('allows tries again when its window has passed', async () => {
    const brief = limit(20, 1, { reservation: 10 });
    await tries(50, () => one.consume(brief, 'ada'));
    await new Promise((resume) => setTimeout(resume, 1_100));

    expect((await tries(50, () => one.consume(brief, 'ada'))).allowed).toBe(20);
  });
});

describe('a limit inside a unit of work', () => {
  const inUnitOfWork = async (work: () => Promise<unknown>): Promise<unknown> => {
    const db = await createPatientPool(testSettings(url, { DATABASE_POOL: '2' }));
    closeBeforeDropping(() => db.destroy());
    const session = unitOfWorkOn(db);
    const limits = new PostgresRateLimits(session, testSettings(url));
    return session.run(async () => {
      await limits.consume(limitOfTwo, 'ada');
      await work();
    });
  };
  let limitOfTwo: RateLimit;
  beforeEach(() => (limitOfTwo = limit(2)));

  it('is counted on its connection', async () => {
    await inUnitOfWork(async () => {});

    expect(await tries(3, () => one.consume(limitOfTwo, 'ada'))).toEqual({ allowed: 1, refused: 2 });
  });

  it('is counted even if the work is refused and rolled back', async () => {
    const refused = inUnitOfWork(() => Promise.reject(new Error('not like this')));

    await expect(refused).rejects.toThrow('not like this');
    expect(await tries(3, () => one.consume(limitOfTwo, 'ada'))).toEqual({ allowed: 1, refused: 2 });
  });

  it('is counted once if the work is retried', async () => {
    let collisions = 1;
    await inUnitOfWork(async () => {
      if (collisions-- > 0) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });

    expect(await tries(3, () => one.consume(limitOfTwo, 'ada'))).toEqual({ allowed: 1, refused: 2 });
  });
});

describe('checking a limit', () => {
  it('does not count', async () => {
    const limitOfOne = limit(1);
    for (let i = 0; i < 5; i++) await one.check(limitOfOne, 'ada');

    await expect(one.consume(limitOfOne, 'ada')).resolves.toBeUndefined();
  });

  it('refuses while it is used up', async () => {
    const limitOfTwo = limit(2);
    await one.consume(limitOfTwo, 'ada');
    await expect(other.check(limitOfTwo, 'ada')).resolves.toBeUndefined();
    await one.consume(limitOfTwo, 'ada');

    await expect(other.check(limitOfTwo, 'ada')).rejects.toThrow(TooManyRequests);
  });

  it('allows again when the window has passed', async () => {
    const brief = limit(1, 1);
    await one.consume(brief, 'ada');
    await new Promise((resume) => setTimeout(resume, 1_100));

    await expect(one.check(brief, 'ada')).resolves.toBeUndefined();
  });
});

describe('resetting a limit', () => {
  it('restores the full allowance in every process', async () => {
    const limitOfTwo = limit(2);
    await tries(3, () => one.consume(limitOfTwo, 'ada'));
    await other.reset(limitOfTwo, 'ada');

    expect(await tries(3, () => one.consume(limitOfTwo, 'ada'))).toEqual({ allowed: 2, refused: 1 });
  });

  it('does nothing for a key that was never counted', async () => {
    await expect(one.reset(limit(1), 'ada')).resolves.toBeUndefined();
  });

  it('does not change other keys', async () => {
    const limitOfOne = limit(1);
    await one.consume(limitOfOne, 'ada');
    await one.reset(limitOfOne, 'grace');

    await expect(one.consume(limitOfOne, 'ada')).rejects.toThrow(TooManyRequests);
  });
});

describe('limits that are switched off', () => {
  it('allow everything and write nothing', async () => {
    const disabledLimits = await startInstance(url, { RATE_LIMITS: 'off' });
    const limitOfOne = limit(1);
    await disabledLimits.consume(limitOfOne, 'ada');
    await disabledLimits.consume(limitOfOne, 'ada');
    await disabledLimits.check(limitOfOne, 'ada');
    await disabledLimits.reset(limitOfOne, 'ada');

    await expect(one.consume(limitOfOne, 'ada')).resolves.toBeUndefined();
  });
});

import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PasswordQueueFull } from '../../domain/credentials/credentials';
import { Argon2Passwords } from './argon2-passwords';

// The real functions, which also record their calls.
const work: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const actualArgon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...actualArgon2,
    hash: (...args: Parameters<typeof actualArgon2.hash>) => {
      work.push('hash');
      return actualArgon2.hash(...args);
    },
    verify: (...args: Parameters<typeof actualArgon2.verify>) => {
      work.push(`verify ${/^.*\$(?=.*\$)/.exec(String(args[0]))![0]}`);
      return actualArgon2.verify(...args);
    },
  };
});

describe('hashing a password', () => {
  const hasher = new Argon2Passwords();
  beforeAll(() => hasher.onModuleInit());

  it('uses argon2id with the recommended effort', async () => {
    expect(await hasher.hash('Correct-horse-9')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
  });

  it('matches only the same password', async () => {
    const kept = await hasher.hash('Correct-horse-9');
    expect([await hasher.matches('Correct-horse-9', kept), await hasher.matches('correct-horse-9', kept)]).toEqual([
      true,
      false,
    ]);
  });

  it('compares every character, also beyond the seventy-second', async () => {
    const kept = await hasher.hash('x'.repeat(100));
    expect(await hasher.matches(`${'x'.repeat(99)}y`, kept)).toBe(false);
  });

  it('matches no password without a hash', async () => {
    expect(await hasher.matches('Correct-horse-9', null)).toBe(false);
  });

  it.each([
    ['with an account', () => hasher.hash('Correct-horse-9')],
    ['without one', async () => null],
  ])('compares once, and hashes nothing else, %s', async (_, make) => {
    const kept = await make();
    work.length = 0;
    await hasher.matches('Wrong-password-1', kept);
    expect(work).toEqual(['verify $argon2id$v=19$m=19456,t=2,p=1$']);
  });

  it('recognizes a hash made with less effort', async () => {
    const weakHash = await hash('Correct-horse-9', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect([hasher.isOutdated(weakHash), hasher.isOutdated(await hasher.hash('x'))]).toEqual([true, false]);
  });

  it('throws TooBusy when the queue is full', async () => {
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('Correct-horse-9')));
    const refused = all.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(6);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordQueueFull);
  });

  it('accepts passwords again when the queue is empty', async () => {
    await expect(hasher.hash('Correct-horse-9')).resolves.toMatch(/^\$argon2id/);
  });
});

describe('the list of common passwords', () => {
  const common = new Argon2Passwords();

  it.each(['password1', '12345678', 'qwertyuiop', 'iloveyou'])('contains %s', (password) => {
    expect(common.isCommon(password)).toBe(true);
  });

  it('contains tens of thousands of passwords of allowed length', () => {
    const choosable = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(choosable.length).toBeGreaterThan(10_000);
    expect(choosable.filter((password) => !common.isCommon(password))).toEqual([]);
  });

  it("doesn't contain rare passwords", () => {
    expect(common.isCommon('correct-horse-9')).toBe(false);
  });
});

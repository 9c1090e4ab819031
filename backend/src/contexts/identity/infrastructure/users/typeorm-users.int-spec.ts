import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { freshDatabase, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { minutesLater } from '../../application/users/testing/user-fixture';
import { describeEmailTokens } from '../../application/users/testing/email-tokens.contract';
import { InMemoryEmailTokens } from '../../application/users/testing/in-memory-email-tokens';
import { InMemorySessions } from '../../application/sessions/testing/in-memory-sessions';
import { InMemoryUsers } from '../../application/users/testing/in-memory-users';
import { describeSessions } from '../../application/sessions/testing/sessions.contract';
import { describeUsers } from '../../application/users/testing/users.contract';
import { RecordingSessionEndNotifier } from '../../application/users/testing/recording-session-end-notifier';
import type { UserId } from '../../domain/users/user-state';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { Session } from '../../domain/sessions/session';
import { IdentityKeys } from '../credentials/identity-keys';
import { PostgresPasswordAttempts } from '../credentials/postgres-password-attempts';
import { TypeormSecondFactors } from '../two-factor/typeorm-second-factors';
import { TypeormSessions } from '../sessions/typeorm-sessions';
import { TypeormEmailTokens } from './typeorm-email-tokens';
import { TypeormUsers } from './typeorm-users';
import { storeUserId } from './testing/store-user';

// Silences the warnings about secrets that can't be decrypted, which these tests cause on purpose.
Logger.overrideLogger(false);

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users', 'identity.password_attempts', 'identity.familiar_networks'));

const robin = 1 as UserId;
const kim = 2 as UserId;

describeUsers('a Map', async () => new InMemoryUsers());
describeUsers('PostgreSQL', async () => new TypeormUsers(unitOfWorkOn(db)));

describeSessions('a Map', async () => {
  const sessions = new InMemorySessions();
  return { sessions, own: sessions, robin, kim };
});
describeSessions('PostgreSQL', async () => ({
  sessions: new TypeormSessions(unitOfWorkOn(db), new RecordingSessionEndNotifier()),
  robin: await storeUserId(db, 'robin'),
  kim: await storeUserId(db, 'kim'),
}));

describeEmailTokens('a Map', async () => ({ tokens: new InMemoryEmailTokens(), robin }));
describeEmailTokens('PostgreSQL', async () => ({
  tokens: new TypeormEmailTokens(unitOfWorkOn(db)),
  robin: await storeUserId(db, 'robin'),
}));

const createLimitedSettings = () =>
  testSettings('postgres://unused', {
    RATE_LIMITS: 'on',
    SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });

describe('a network in which a user signed in', () => {
  const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
  const attempt = { username: 'robin', address: '203.0.113.7', network: from.network };

  /** Stores a session, and uses up the password attempts of other networks. */
  async function openSession(
    session: (user: { id: UserId; role: 'student' }) => Session,
  ): Promise<PostgresPasswordAttempts> {
    const database = unitOfWorkOn(db);
    const attempts = new PostgresPasswordAttempts(database, createLimitedSettings());
    const sessions = new TypeormSessions(database, new RecordingSessionEndNotifier());
    await sessions.open('secret', session({ id: await storeUserId(db, 'robin'), role: 'student' }));
    for (let n = 0; n < RATE_LIMITS.loginPerAccount.points; n++) {
      await attempts.countAttempt(
        { username: 'robin', address: `10.0.${n}.1`, network: `10.0.${n}.0/24` },
        minutesLater(1),
      );
    }
    return attempts;
  }

  it('is familiar, so that wrong passwords from elsewhere don’t lock the user out there', async () => {
    const attempts = await openSession((user) => Session.open(user, from, minutesLater(0)));
    await expect(attempts.countAttempt(attempt, minutesLater(1))).resolves.toBeUndefined();
  });

  it('doesn’t become familiar when a session is renewed', async () => {
    const attempts = await openSession((user) => Session.renew(user, from, minutesLater(0)));
    await expect(attempts.countAttempt(attempt, minutesLater(1))).rejects.toThrow(TooManyRequests);
  });
});

describe('the session limit in PostgreSQL', () => {
  it('holds when two sign-ins of a user overlap', async () => {
    const [database, userId] = [unitOfWorkOn(db), await storeUserId(db, 'robin')];
    const sessions = new TypeormSessions(database, new RecordingSessionEndNotifier());
    const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
    const open = (n: number) =>
      sessions.open(`secret ${n}`, Session.open({ id: userId, role: 'student' }, from, minutesLater(n)));
    for (let n = 0; n < Session.MAX_PER_USER; n++) await open(n);

    let second: Promise<void> = Promise.resolve();
    await database.run(async () => {
      await open(10);
      // Outside this unit of work: another process signs the same user in before this one has committed.
      second = database.runDetached(() => open(11));
      await new Promise((resume) => setTimeout(resume, 100));
    });
    await second;

    const [row] = await db.query<{ count: string }[]>('SELECT count(*) FROM identity.sessions');
    expect(Number(row?.count)).toBe(Session.MAX_PER_USER);
  });
});

describe('a second factor in PostgreSQL', () => {
  it("is locked until the unit of work ends, so that a code can't be used twice", async () => {
    const [one, other, userId] = [unitOfWorkOn(db), unitOfWorkOn(db), await storeUserId(db, 'robin')];
    const keys = new IdentityKeys(createLimitedSettings());
    await new TypeormSecondFactors(one, keys).save(SecondFactor.startSetUp(userId, 'SECRET'));
    const order: string[] = [];

    let second: Promise<unknown> = Promise.resolve();
    await one.run(async () => {
      await new TypeormSecondFactors(one, keys).findByUserId(userId);
      // Outside this unit of work, like another process.
      second = one
        .runDetached(() => other.run(() => new TypeormSecondFactors(other, keys).findByUserId(userId)))
        .then(() => order.push('second'));
      await new Promise((resume) => setTimeout(resume, 100));
      order.push('first');
    });
    await second;

    expect(order).toEqual(['first', 'second']);
  });
});

describe('secrets in PostgreSQL', () => {
  it("don't include the text entered as username", async () => {
    const attempt = { username: 'Correct-horse-9', address: '203.0.113.7', network: '203.0.113.0/24' };
    await new PostgresPasswordAttempts(unitOfWorkOn(db), createLimitedSettings()).countAttempt(attempt, new Date());
    const rows = await db.query<{ key: string }[]>('SELECT key FROM identity.password_attempts');
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^.{43}$/), expect.stringMatching(/^.{43}$/)]);
  });

  it('include the secret of an app only encrypted, for its owner', async () => {
    const [robinsId, kimsId] = [await storeUserId(db, 'robin'), await storeUserId(db, 'kim')];
    const factors = new TypeormSecondFactors(unitOfWorkOn(db), new IdentityKeys(createLimitedSettings()));
    await factors.save(SecondFactor.startSetUp(robinsId, 'JBSWY3DPEHPK3PXP'));
    const [row] = await db.query<{ secret: Buffer }[]>('SELECT secret FROM identity.totp_credentials');
    expect(row?.secret.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');

    await db.query('UPDATE identity.totp_credentials SET user_id = $1', [kimsId]);
    expect((await factors.findByUserId(kimsId))?.secret).toBe('');
  });

  it("can't be decrypted with another key", async () => {
    const userId = await storeUserId(db, 'robin');
    await new TypeormSecondFactors(unitOfWorkOn(db), new IdentityKeys(createLimitedSettings())).save(
      SecondFactor.startSetUp(userId, 'SECRET'),
    );
    const other = testSettings('postgres://unused', { SESSION_SECRET: 'another-secret-of-forty-characters-length' });
    const factor = await new TypeormSecondFactors(unitOfWorkOn(db), new IdentityKeys(other)).findByUserId(userId);
    expect(factor?.secret).toBe('');
  });

  it('are stored only as hashes', async () => {
    const userId = await storeUserId(db, 'robin');
    const database = unitOfWorkOn(db);
    await new TypeormEmailTokens(database).issue('mailed-secret', {
      userId,
      email: 'robin@example.org',
      purpose: 'confirm-email',
      expiresAt: new Date('2100-01-01'),
    });
    const [row] = await db.query<{ hex: string }[]>(
      `SELECT encode(secret_hash, 'hex') AS hex FROM identity.email_tokens`,
    );
    // printf mailed-secret | sha256sum
    expect(row?.hex).toBe('f1805aac0cb5c4cc29731a1e4a2f312bd6797daaab6df8727dcb738f335eb813');
  });
});

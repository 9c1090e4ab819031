import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { aProvenIdentity } from '../../application/external-sign-in/testing/external.contract';
import { InMemoryEmailTokens } from '../../application/users/testing/in-memory-email-tokens';
import { InMemoryPendingSecondFactors } from '../../application/two-factor/testing/in-memory-second-factors';
import { InMemorySessions } from '../../application/sessions/testing/in-memory-sessions';
import { InMemoryAccessCredentials } from '../../application/users/testing/in-memory-access-credentials';
import { describeAccessCredentials } from '../../application/users/testing/access-credentials.contract';
import { RecordingSessionEndNotifier } from '../../application/users/testing/recording-session-end-notifier';
import type { User } from '../../domain/users/user';
import { PostgresPasswordAttempts } from '../credentials/postgres-password-attempts';
import { SqlAccountEraser } from '../account-closing/sql-account-eraser';
import { TypeormPendingSecondFactors } from '../two-factor/typeorm-second-factors';
import { TypeormPendingRegistrations, TypeormSignInAttempts } from '../external-sign-in/typeorm-external-sign-in';
import { TypeormSessions } from '../sessions/typeorm-sessions';
import { SqlAccessCredentials } from './sql-access-credentials';
import { TypeormEmailTokens } from './typeorm-email-tokens';
import { TypeormUsers } from './typeorm-users';
import { storeUser } from './testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users', 'identity.pending_registrations'));

describeAccessCredentials('a Map', async () => {
  const [sessions, pendingFactors, tokens] = [
    new InMemorySessions(),
    new InMemoryPendingSecondFactors(),
    new InMemoryEmailTokens(),
  ];
  const accessCredentials = new InMemoryAccessCredentials(sessions, pendingFactors, tokens);
  return { accessCredentials, sessions, pendingFactors, tokens, robin: aUser(1), kim: aUser(2, { username: 'kim' }) };
});
describeAccessCredentials('PostgreSQL', async () => ({
  accessCredentials: new SqlAccessCredentials(unitOfWorkOn(db), new RecordingSessionEndNotifier()),
  sessions: new TypeormSessions(unitOfWorkOn(db), new RecordingSessionEndNotifier()),
  pendingFactors: new TypeormPendingSecondFactors(unitOfWorkOn(db)),
  tokens: new TypeormEmailTokens(unitOfWorkOn(db)),
  robin: await storeUser(db, { username: 'robin' }),
  kim: await storeUser(db, { username: 'kim' }),
}));

describe('revoking access credentials', () => {
  it("ends the user's sign-in attempts with a provider and pending registrations with their address", async () => {
    const [robin, kim] = [await storeUser(db, { username: 'robin' }), await storeUser(db, { username: 'kim' })];
    const [attempts, pending] = [
      new TypeormSignInAttempts(unitOfWorkOn(db)),
      new TypeormPendingRegistrations(unitOfWorkOn(db)),
    ];
    const leave = (key: string, { id }: User) =>
      attempts.begin(
        { state: key, browserSecret: key },
        {
          provider: 'google',
          purpose: 'connect',
          role: 'student',
          next: null,
          userId: id,
          expiresAt: minutesLater(10),
        },
      );
    await leave('robins', robin);
    await leave('kims', kim);
    const wait = (key: string, email: string) =>
      pending.save(key, {
        identity: aProvenIdentity({ email }),
        role: 'student',
        next: null,
        expiresAt: minutesLater(10),
      });
    await wait('robins', 'Robin@Example.org');
    await wait('kims', 'kim@example.org');

    await new SqlAccessCredentials(unitOfWorkOn(db), new RecordingSessionEndNotifier()).revokeAll(robin, NOON);

    const consumeAttempt = (key: string) => attempts.consume({ state: key, browserSecret: key }, 'google', NOON);
    expect([await consumeAttempt('robins'), await pending.find('robins', NOON)]).toEqual([null, null]);
    expect([await consumeAttempt('kims'), await pending.find('kims', NOON)]).not.toContain(null);
  });
});

describe('SqlErasure', () => {
  const createEraser = () => {
    const settings = testSettings('postgres://unused', { RATE_LIMITS: 'on' });
    const session = unitOfWorkOn(db);
    return new SqlAccountEraser(session, new PostgresPasswordAttempts(session, settings));
  };
  async function storeClosingUser(username: string, minutes: number): Promise<User> {
    const users = new TypeormUsers(unitOfWorkOn(db));
    const user = await storeUser(db, { username });
    user.close('keep', minutesLater(minutes));
    await users.save(user);
    return user;
  }

  it('lists closing accounts from their deadline on, the oldest first', async () => {
    const [second, first] = [await storeClosingUser('second', 1), await storeClosingUser('first', 0)];
    await storeClosingUser('third', 2);
    await storeUser(db, { username: 'staying' });
    expect(await createEraser().listDueAccountIds(minutesLater(14 * 24 * 60 + 1))).toEqual([first.id, second.id]);
  });

  it('deletes the attempt counters and familiar networks of a user', async () => {
    const robin = await storeUser(db, { username: 'robin' });
    const settings = testSettings('postgres://unused', { RATE_LIMITS: 'on' });
    const attempts = new PostgresPasswordAttempts(unitOfWorkOn(db), settings);
    const attempt = { username: 'Robin', address: '203.0.113.7', network: '203.0.113.0/24' };
    await attempts.recordSuccess(attempt, NOON);
    await attempts.countAttempt(attempt, NOON);
    await attempts.countAttempt({ ...attempt, network: '198.51.100.0/24', address: '198.51.100.1' }, NOON);

    await createEraser().erase(robin);

    expect(await db.query('SELECT 1 FROM identity.familiar_networks')).toEqual([]);
    const counters = await db.query<object[]>('SELECT 1 FROM identity.password_attempts');
    // The counters of the two addresses remain.
    expect(counters).toHaveLength(2);
  });
});

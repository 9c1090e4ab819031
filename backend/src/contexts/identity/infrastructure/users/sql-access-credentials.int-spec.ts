import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
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
import { TypeormPendingSecondFactors } from '../two-factor/typeorm-second-factors';
import { TypeormPendingRegistrations, TypeormSignInAttempts } from '../external-sign-in/typeorm-external-sign-in';
import { TypeormSessions } from '../sessions/typeorm-sessions';
import { SqlAccessCredentials } from './sql-access-credentials';
import { TypeormEmailTokens } from './typeorm-email-tokens';
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
          collegeId: null,
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

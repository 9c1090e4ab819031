import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { StubClock } from '../../application/testing/fakes';
import { RecordingSessionEndNotifier } from '../../application/users/testing/recording-session-end-notifier';
import { Session } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { TypeormUsers } from '../users/typeorm-users';
import { SqlAuthenticator, SqlLiveSessions } from './sql-authenticator';
import { TypeormSessions } from './typeorm-sessions';

const SECRET = 'secret-of-a-session';
const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
const DAY = 24 * 60;

describe('SqlAuthenticator', () => {
  let db: DataSource;
  let clock: StubClock;
  let authenticator: SqlAuthenticator;
  let robin: User;

  beforeAll(async () => (db = await freshDatabase()));

  beforeEach(async () => {
    await emptyTables(db, 'identity.users');
    const users = new TypeormUsers(unitOfWorkOn(db));
    robin = aUser(await users.nextId());
    await users.add(robin);
    await new TypeormSessions(unitOfWorkOn(db), new RecordingSessionEndNotifier()).open(
      SECRET,
      Session.open(robin, from, NOON),
    );
    clock = new StubClock();
    authenticator = new SqlAuthenticator(unitOfWorkOn(db), clock, { twoFactorNeeded: false });
  });

  const rows = () => db.query<{ last_seen_at: Date }[]>('SELECT last_seen_at FROM identity.sessions');

  it('returns the user of a session with their role and flags', async () => {
    expect(await authenticator.findOwner(SECRET)).toEqual({
      id: robin.id,
      role: 'student',
      emailVerified: false,
      isMinor: false,
      isMember: false,
      isOperator: false,
    });
    await db.query('UPDATE identity.users SET birth_date = $1', [minutesLater(-17 * 365 * DAY)]);
    expect(await authenticator.findOwner(SECRET)).toMatchObject({ isMinor: true });
  });

  it('returns whether the user is a member: with a confirmed address and, for administrators, verified adults', async () => {
    const isMember = async () => (await authenticator.findOwner(SECRET))?.isMember;
    await db.query('UPDATE identity.users SET email_verified_at = now()');
    expect(await isMember()).toBe(true);

    await db.query(`UPDATE identity.users SET role = 'college_admin'`);
    expect(await isMember()).toBe(false);
    await db.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since, until)
       VALUES ($1, 1, 'represents', now(), $2), ($1, 2, 'alum', now(), NULL)`,
      [robin.id, minutesLater(1)],
    );
    expect(await isMember()).toBe(true);
    await db.query('UPDATE identity.users SET birth_date = $1', [minutesLater(-17 * 365 * DAY)]);
    expect(await isMember()).toBe(false);
    await db.query(`UPDATE identity.users SET birth_date = '1990-01-01'`);
    await db.query(`UPDATE identity.affiliations SET until = $1`, [NOON]);
    expect(await isMember()).toBe(false);
  });

  it('returns no user for another secret', async () => {
    expect(await authenticator.findOwner('another-secret')).toBeNull();
  });

  it('returns a changed role or address immediately', async () => {
    await db.query(`UPDATE identity.users SET role = 'alumni', email_verified_at = now()`);
    expect(await authenticator.findOwner(SECRET)).toMatchObject({ role: 'alumni', emailVerified: true });
  });

  it('returns an operator from the next request on, and only while the grant is effective', async () => {
    await db.query(`UPDATE identity.users SET email_verified_at = now()`);
    await db.query(`INSERT INTO identity.operators VALUES ($1, now(), 'Help desk')`, [robin.id]);
    expect(await authenticator.findOwner(SECRET)).toMatchObject({ isOperator: true });

    const inProduction = new SqlAuthenticator(unitOfWorkOn(db), clock, { twoFactorNeeded: true });
    expect(await inProduction.findOwner(SECRET)).toMatchObject({ isOperator: false });
    await db.query(`UPDATE identity.users SET birth_date = $1`, [minutesLater(-17 * 365 * DAY)]);
    expect(await authenticator.findOwner(SECRET)).toMatchObject({ isOperator: false });
    await db.query(`UPDATE identity.users SET birth_date = '1990-01-01'; DELETE FROM identity.operators`);
    expect(await authenticator.findOwner(SECRET)).toMatchObject({ isOperator: false });
  });

  it.each([
    [`closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'`],
    ['suspended_at = now()'],
  ])('returns no user immediately after the account is closed or suspended: %s', async (change) => {
    await db.query(`UPDATE identity.users SET ${change}`);
    expect(await authenticator.findOwner(SECRET)).toBeNull();
  });

  it('ends a session that was idle too long, and deletes it', async () => {
    clock.at = minutesLater(DAY);
    expect([await authenticator.findOwner(SECRET), await rows()]).toEqual([null, []]);
  });

  it('ends a session at its latest end, and deletes it', async () => {
    await db.query('UPDATE identity.sessions SET last_seen_at = $1', [minutesLater(14 * DAY - 1)]);
    clock.at = minutesLater(14 * DAY);
    expect([await authenticator.findOwner(SECRET), await rows()]).toEqual([null, []]);
  });

  it('saves when a session was last used, to the minute', async () => {
    clock.at = minutesLater(0.9);
    await authenticator.findOwner(SECRET);
    expect(await rows()).toEqual([{ last_seen_at: NOON }]);
    clock.at = minutesLater(1);
    await authenticator.findOwner(SECRET);
    expect(await rows()).toEqual([{ last_seen_at: minutesLater(1) }]);
  });

  it('sends a single query', async () => {
    const asked = jest.spyOn(Client.prototype, 'query');
    await authenticator.findOwner(SECRET);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('finds the row by indexes, without a sequential scan', async () => {
    const runner = db.createQueryRunner();
    await runner.query('SET enable_seqscan = off');
    const plan = await runner.query(
      `EXPLAIN SELECT 1 FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE s.id_hash = '\\x00'`,
    );
    await runner.release();
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });

  describe('the sessions of open streams', () => {
    const live = () => new SqlLiveSessions(unitOfWorkOn(db), clock);
    const found = async () => [
      ...(await live().findByKeys([live().hashSecret(SECRET), live().hashSecret('another')])).values(),
    ];

    it('are found by a key that is not the secret', async () => {
      expect(live().hashSecret(SECRET)).not.toContain(SECRET);
      expect(await found()).toEqual([{ id: robin.id, role: 'student', emailVerified: false }]);
    });

    it.each([
      ['are closing', `closing_at = now(), delete_after = now() + interval '30 days', written_choice = 'keep'`],
      ['are suspended', 'suspended_at = now()'],
    ])('are not found for accounts that %s', async (_, change) => {
      await db.query(`UPDATE identity.users SET ${change}`);
      expect(await found()).toEqual([]);
    });

    it('are not found after they ended', async () => {
      clock.at = minutesLater(400 * DAY);
      expect(await found()).toEqual([]);
    });
  });
});

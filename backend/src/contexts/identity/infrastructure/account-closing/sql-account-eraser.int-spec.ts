import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { InMemoryPasswordAttempts } from '../../application/credentials/testing/in-memory-password-attempts';
import { storeUser } from '../users/testing/store-user';
import { SqlAccountEraser } from './sql-account-eraser';

const NOON = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;

let db: DataSource;
let attempts: InMemoryPasswordAttempts;
let erasure: SqlAccountEraser;
beforeEach(async () => {
  db = await freshDatabase();
  attempts = new InMemoryPasswordAttempts();
  erasure = new SqlAccountEraser(unitOfWorkOn(db), attempts);
});

const closing = async (username: string, deleteAfter: Date | null) => {
  const { id } = await storeUser(db, { username, email: `${username}@example.org` });
  if (deleteAfter) {
    await db.query(
      `UPDATE identity.users SET closing_at = $2, delete_after = $3, written_choice = 'remove' WHERE id = $1`,
      [id, new Date(deleteAfter.getTime() - 30 * DAY), deleteAfter],
    );
  }
  return { id, username, email: `${username}@example.org` };
};
const addFamiliarNetwork = (username: string) =>
  db.query(`INSERT INTO identity.familiar_networks (username, network, last_at) VALUES ($1, '192.0.2.0/24', $2)`, [
    username,
    NOON,
  ]);
const addPendingRegistration = (email: string, byte: string) =>
  db.query(
    `INSERT INTO identity.pending_registrations (secret_hash, provider, issuer, subject, email, is_email_verified, role,
       expires_at)
     VALUES (decode(repeat($2, 32), 'hex'), 'google', 'issuer', $1, $1, true, 'student', $3)`,
    [email, byte, NOON],
  );
const addAuditEntry = (userId: number) =>
  db.query(
    `INSERT INTO identity.audit_log (at, action, user_id, network, device, request_id, detail)
     VALUES ($1, 'login', $2, '192.0.2.0/24', 'Firefox', 'abc', 'a reason')`,
    [NOON, userId],
  );

describe('accounts whose time to change their mind is over in PostgreSQL', () => {
  it('are listed from their moment on, the longest overdue first', async () => {
    const now = await closing('robin', NOON);
    const overdueAccount = await closing('kim', new Date(NOON.getTime() - 1_000));
    await closing('ada', new Date(NOON.getTime() + 1));
    await closing('ben', null);

    expect(await erasure.listDueAccountIds(NOON)).toEqual([overdueAccount.id, now.id]);
  });
});

describe('an erased account in PostgreSQL', () => {
  it('deletes all rows that name it, and none of other accounts', async () => {
    const robin = await closing('Robin.K', NOON);
    const kim = await closing('kim', null);
    await Promise.all([
      addFamiliarNetwork('robin.k'),
      addFamiliarNetwork('kim'),
      addAuditEntry(robin.id),
      addAuditEntry(kim.id),
    ]);
    await addPendingRegistration('Robin.K@Example.org', 'ab');
    await addPendingRegistration('kim@example.org', 'cd');
    await erasure.erase(robin);

    const rows = (sql: string): Promise<unknown[]> => db.query(sql);
    expect(await rows('SELECT id FROM identity.users')).toEqual([{ id: kim.id }]);
    expect(await rows('SELECT username FROM identity.familiar_networks')).toEqual([{ username: 'kim' }]);
    expect(await rows('SELECT email FROM identity.pending_registrations')).toEqual([{ email: 'kim@example.org' }]);
    expect(
      await rows(
        'SELECT user_id, action, network, device, request_id, detail FROM identity.audit_log ORDER BY user_id',
      ),
    ).toEqual([
      { user_id: robin.id, action: 'login', network: null, device: null, request_id: null, detail: null },
      {
        user_id: kim.id,
        action: 'login',
        network: '192.0.2.0/24',
        device: 'Firefox',
        request_id: 'abc',
        detail: 'a reason',
      },
    ]);
  });

  it('is rolled back completely if a step fails', async () => {
    const robin = await closing('robin', NOON);
    await addFamiliarNetwork('robin');
    jest.spyOn(attempts, 'reset').mockRejectedValue(new Error('the database is unavailable'));

    await expect(erasure.erase(robin)).rejects.toThrow('unavailable');
    expect(await db.query('SELECT username FROM identity.familiar_networks')).toHaveLength(1);
    expect(await db.query('SELECT id FROM identity.users')).toHaveLength(1);
  });
});

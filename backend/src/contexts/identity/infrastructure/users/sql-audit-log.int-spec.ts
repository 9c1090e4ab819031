import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { aVisitor, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import type { UserId } from '../../domain/users/user-state';
import { SqlAuditLogReader } from './sql-audit-log-reader';
import { SqlAuditLog } from './typeorm-users';

describe('SqlAuditLog', () => {
  let db: DataSource;
  let log: SqlAuditLog;
  const userId = 7 as UserId;

  beforeEach(async () => {
    db = await freshDatabase();
    log = new SqlAuditLog(unitOfWorkOn(db));
  });

  const rows = () => db.query<object[]>('SELECT * FROM identity.audit_log ORDER BY id');

  it('stores user, action, time and network', async () => {
    await log.record({ action: 'signed-in', userId, visitor: aVisitor('203.0.113.7'), at: NOON });
    expect(await rows()).toEqual([
      {
        id: '1',
        at: NOON,
        action: 'signed-in',
        user_id: 7,
        network: '203.0.113.0/24',
        device: 'Firefox on Linux',
        request_id: 'request-1',
        detail: null,
      },
    ]);
  });

  it('records a limit once a minute per network', async () => {
    const hit = (from: string, minutes: number) =>
      log.recordLimit({ userId: null, visitor: aVisitor(from), at: minutesLater(minutes) });
    await hit('203.0.113.7', 0);
    await hit('203.0.113.8', 0.9);
    await hit('198.51.100.1', 0.9);
    await hit('203.0.113.7', 1);
    expect(await rows()).toMatchObject([
      { network: '203.0.113.0/24', at: NOON },
      { network: '198.51.100.0/24' },
      { network: '203.0.113.0/24', at: minutesLater(1) },
    ]);
  });

  it('records a refusal once a minute per user and route', async () => {
    const refuse = (user: number, route: string, minutes: number) =>
      log.recordRefusal({ userId: user as UserId, route, visitor: aVisitor(), at: minutesLater(minutes) });
    await refuse(7, 'GET /api/one', 0);
    await refuse(7, 'GET /api/one', 0.9);
    await refuse(7, 'GET /api/two', 0.9);
    await refuse(8, 'GET /api/one', 0.9);
    await refuse(7, 'GET /api/one', 1);
    expect(await rows()).toMatchObject([
      { user_id: 7, action: 'refused', detail: 'GET /api/one', network: '203.0.113.0/24' },
      { user_id: 7, detail: 'GET /api/two' },
      { user_id: 8, detail: 'GET /api/one' },
      { user_id: 7, detail: 'GET /api/one', at: minutesLater(1) },
    ]);
  });

  it("allows clearing only network, device, request and detail of a user's entries, all together", async () => {
    await log.record({ action: 'signed-in', userId, visitor: aVisitor(), at: NOON });
    await log.record({ action: 'sign-in-failed', userId: null, visitor: aVisitor(), at: NOON });
    const clearColumnsSql = 'network = NULL, device = NULL, request_id = NULL, detail = NULL';
    const change = (what: string, condition: string) =>
      db.query(`UPDATE identity.audit_log SET ${what} WHERE ${condition}`);
    await expect(change(`${clearColumnsSql}, action = 'nothing'`, 'user_id = 7')).rejects.toThrow(/append-only/);
    await expect(change('network = NULL', 'user_id = 7')).rejects.toThrow(/append-only/);
    await expect(change(clearColumnsSql, 'user_id IS NULL')).rejects.toThrow(/append-only/);
    await change(clearColumnsSql, 'user_id = 7');
    expect(await rows()).toMatchObject([{ user_id: 7, action: 'signed-in', network: null, device: null }, {}]);
  });

  it.each([
    ['changed', `UPDATE identity.audit_log SET action = 'nothing'`],
    ['deleted', 'DELETE FROM identity.audit_log'],
    ['emptied', 'TRUNCATE identity.audit_log'],
  ])('cannot be %s', async (_, sql) => {
    await log.record({ action: 'signed-in', userId, visitor: null, at: new Date() });
    await expect(db.query(sql)).rejects.toThrow(/append-only/);
  });

  it('is read in pages by time, each after the last entry of the one before', async () => {
    for (const minutes of [3, 0, 1, 1, 2])
      await log.record({ action: 'signed-in', userId, visitor: null, at: minutesLater(minutes) });
    const reader = new SqlAuditLogReader(unitOfWorkOn(db));
    const period = { since: NOON, until: minutesLater(3), limit: 2 };
    const first = await reader.listPage({ ...period, after: null });
    const second = await reader.listPage({ ...period, after: first[1] ?? null });

    expect(first.map(({ id }) => id)).toEqual(['2', '3']);
    expect(second.map(({ id }) => id)).toEqual(['4', '5']);
    expect(await reader.listPage({ ...period, after: second[1] ?? null })).toEqual([]);
  });
});

import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describePresences } from '../../application/presence/testing/presences.contract';
import { SqlPresences } from './sql-presences';

const NOON = new Date('2026-03-01T12:00:00Z');

let db: DataSource;
let presences: SqlPresences;
beforeAll(async () => {
  db = await freshDatabase();
  presences = new SqlPresences(unitOfWorkOn(db));
});
beforeEach(() => emptyTables(db, 'messaging.presences'));

describePresences('PostgreSQL', async () => presences);

describe('presences with concurrent instances', () => {
  const people = Array.from({ length: 200 }, (_, n) => n + 1);

  it('report each arrival and each departure once, in any order of people', async () => {
    const heartbeats = Array.from({ length: 8 }, (_, n) => {
      const shuffled = [...people].sort(() => Math.random() - 0.5);
      return presences.saveHeartbeats(shuffled, new Date(NOON.getTime() + n));
    });
    const arrived = (await Promise.all(heartbeats)).flat();
    expect(arrived.sort((a, b) => a - b)).toEqual(people);

    const left = (
      await Promise.all(heartbeats.map(() => presences.deleteInactive(new Date(NOON.getTime() + 100), 50)))
    ).flat();
    expect(new Set(left).size).toBe(left.length);
    expect(left.length + (await db.query<unknown[]>('SELECT FROM messaging.presences')).length).toBe(people.length);
  });

  it('are stored in an unlogged table, which a crash may empty', async () => {
    const [table] = await db.query<{ kind: string }[]>(
      `SELECT relpersistence AS kind FROM pg_class WHERE oid = 'messaging.presences'::regclass`,
    );
    expect(table).toEqual({ kind: 'u' });
  });
});

import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlBlocks } from './typeorm-connections';
import { SqlRelations } from './sql-connection-reader';

const NOON = new Date('2026-03-01T12:00:00Z');
const [ME, STRANGER] = [1, 99];

describe('the relations of a person in PostgreSQL', () => {
  let db: DataSource;
  beforeAll(async () => (db = await freshDatabase()));

  const connection = (from: number, to: number, status: string): Promise<unknown> =>
    db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at, expires_at)
       VALUES ($1, $2, NULL, $3, 'Hello', $4, $4, CASE $3 WHEN 'pending' THEN $4::timestamptz + interval '10 days' END)`,
      [from, to, status, NOON],
    );

  it('are found by status in both directions, with blocks by either person', async () => {
    await connection(ME, 10, 'connected');
    await connection(11, ME, 'connected');
    await connection(ME, 12, 'pending');
    await connection(13, ME, 'pending');
    await connection(ME, 14, 'declined');
    await connection(15, 16, 'connected');
    await connection(17, 18, 'pending');
    const blocks = new SqlBlocks(unitOfWorkOn(db));
    await blocks.save(ME, 20, NOON);
    await blocks.save(21, ME, NOON);
    await blocks.save(22, 23, NOON);

    const relations = new SqlRelations(unitOfWorkOn(db));
    const sorted = Object.entries(await relations.findByUserId(ME)).map(([name, ids]) => [
      name,
      [...(ids as number[])].sort((one, other) => one - other),
    ]);
    expect(Object.fromEntries(sorted)).toEqual({ connected: [10, 11], pending: [12, 13], blocked: [20, 21] });
    expect(await relations.findByUserId(STRANGER)).toEqual({ connected: [], pending: [], blocked: [] });
  });
});

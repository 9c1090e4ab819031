import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeReplyTimes } from '../../application/reply-times/testing/reply-times.contract';
import { SqlReplyRecords, SqlReplyTimes } from './sql-reply-times';

const TABLES = ['reply_records', 'reply_times_of_colleges', 'reply_times_of_product', 'finder_entries'];

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() => emptyTables(db, ...TABLES.map((table) => `mentorship.${table}`)));

const addAlum = (userId: number) =>
  db.query(
    `INSERT INTO mentorship.finder_entries
       (user_id, is_listed, is_visible, college_id, college, major, is_willing, is_available, max_mentees, shown)
     VALUES ($1, true, true, 101, 'c', 'm', true, true, 3, 0)`,
    [userId],
  );

describeReplyTimes('PostgreSQL', async () => ({
  records: new SqlReplyRecords(unitOfWorkOn(db)),
  times: new SqlReplyTimes(unitOfWorkOn(db), unitOfWorkOn(db)),
  addAlum: async (userId) => void (await addAlum(userId)),
  findOfAlum: async (userId) => {
    const [row] = await db.query<{ days: number | null }[]>(
      'SELECT replies_within_days AS days FROM mentorship.finder_entries WHERE user_id = $1',
      [userId],
    );
    return row?.days ?? null;
  },
}));

describe('reply times in PostgreSQL', () => {
  const END = new Date('2026-03-02T00:00:00Z');

  it('are summarized with the indexes of ten thousand records', async () => {
    await db.query(
      `INSERT INTO mentorship.reply_records (alum_id, asker_id, asked_at, college_id, decided_at, is_answered)
       SELECT n % 500 + 1, n, $1::timestamptz - n * interval '1 hour', n % 100 + 1,
         $1::timestamptz - n * interval '1 hour' + interval '30 minutes', n % 4 > 0
       FROM generate_series(1, 10000) AS n`,
      [END],
    );
    await db.query('ANALYZE mentorship.reply_records');
    const session = unitOfWorkOn(db);
    const query = session.query.bind(session);
    const plans: string[] = [];
    session.query = async (sql, parameters = []) => {
      plans.push(JSON.stringify(await db.query(`EXPLAIN ${sql}`, parameters)));
      return query(sql, parameters);
    };
    const records = new SqlReplyRecords(session);
    const week = { start: new Date('2026-02-23T00:00:00Z'), end: END };
    await records.decide({ alumId: 1, askerId: 500 }, END, true);
    await records.deleteOpen({ alumId: 1, askerId: 500 });
    expect(await records.summarizeAll(week)).toMatchObject({ requests: 168, answered: 126, medianSeconds: 1_800 });
    expect((await records.summarizeAlumni([1, 2, 3], week)).size).toBe(2);
    expect(await records.summarizeColleges(week, { after: 95, limit: 3 })).toHaveLength(3);

    expect(plans).toHaveLength(5);
    expect(plans.join('\n')).not.toContain('Seq Scan');
  });
});

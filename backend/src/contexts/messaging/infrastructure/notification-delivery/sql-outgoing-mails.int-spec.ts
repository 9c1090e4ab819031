import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeOutgoingMails } from '../../application/notification-delivery/testing/outgoing-mails.contract';
import { SqlOutgoingMails } from './sql-outgoing-mails';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() => emptyTables(db, 'messaging.outgoing_mails'));

describeOutgoingMails('PostgreSQL', async () => new SqlOutgoingMails(unitOfWorkOn(db)));

describe('queued mails', () => {
  it('are found with an index', async () => {
    await db.query(`
      INSERT INTO messaging.outgoing_mails (user_id, topics, is_digest, queued_at, done_at)
      SELECT n % 500 + 1, '[]', false, now() - make_interval(mins => n), now() FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.outgoing_mails');
    const plans = await Promise.all(
      [
        'SELECT id FROM messaging.outgoing_mails WHERE done_at IS NULL AND queued_at < now() ORDER BY queued_at LIMIT 100',
        "SELECT id FROM messaging.outgoing_mails WHERE queued_at < now() - interval '10 days' LIMIT 5000",
      ].map((sql) => db.query<unknown[]>(`EXPLAIN ${sql}`)),
    );
    expect(JSON.stringify(plans)).not.toContain('Seq Scan');
  });
});

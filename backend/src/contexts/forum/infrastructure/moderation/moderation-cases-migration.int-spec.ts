import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/database';
import { ModerationCases1764735000001 } from '../migrations/1764735000001-moderation-cases';
import { ReportsValidated1764735000002 } from '../migrations/1764735000002-reports-validated';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

/** Reverts the schema to the version before cases. */
async function revertCases(): Promise<void> {
  const runner = db.createQueryRunner();
  await new ModerationCases1764735000001().down(runner);
  await runner.release();
}

async function migrate(): Promise<void> {
  const runner = db.createQueryRunner();
  await new ModerationCases1764735000001().up(runner);
  await new ReportsValidated1764735000002().up(runner);
  await runner.release();
}

const report = (reporter: number | null, type: string, target: number, reason: string, at: string) =>
  db.query(
    `INSERT INTO forum.reports (reporter_id, target_type, target_id, reason, created_at)
     VALUES ($1, $2, $3, $4, $5::timestamptz)`,
    [reporter, type, target, reason, at],
  );

describe('migrating reports to cases', () => {
  it('creates one open case per target, ordered by first report', async () => {
    await revertCases();
    await report(7, 'review', 5, 'spam', '2026-03-02T12:00:00Z');
    await report(8, 'user', 9, 'other', '2026-03-01T12:00:00Z');
    await report(null, 'review', 5, 'abuse', '2026-03-04T12:00:00Z');
    await report(8, 'review', 5, 'spam', '2026-03-03T12:00:00Z');
    await report(7, 'review', 9, 'false', '2026-03-05T12:00:00Z');
    await report(7, 'user', 9, 'private', '2026-03-06T12:00:00Z');
    await report(7, 'user', 10, 'abuse', '2026-03-07T12:00:00Z');
    await migrate();

    const openCaseFields = {
      status: 'open',
      outcome: null,
      claimed_by: null,
      closed_at: null,
      is_content_hidden: false,
      version: 1,
      is_complete: false,
    };
    const cases = await db.query<{ kept: object }[]>(
      `SELECT to_jsonb(c) - 'id' - 'first_reported_at' - 'last_reported_at' AS kept FROM forum.moderation_cases c ORDER BY id`,
    );
    const times = await db.query(
      'SELECT first_reported_at AS first, last_reported_at AS last FROM forum.moderation_cases ORDER BY id',
    );
    expect(times).toEqual([
      { first: new Date('2026-03-01T12:00:00Z'), last: new Date('2026-03-06T12:00:00Z') },
      { first: new Date('2026-03-02T12:00:00Z'), last: new Date('2026-03-04T12:00:00Z') },
      { first: new Date('2026-03-05T12:00:00Z'), last: new Date('2026-03-05T12:00:00Z') },
      { first: new Date('2026-03-07T12:00:00Z'), last: new Date('2026-03-07T12:00:00Z') },
    ]);
    expect(cases.map(({ kept }) => kept)).toEqual([
      {
        ...openCaseFields,
        target_type: 'user',
        target_id: 9,
        subject_id: 9,
        is_urgent: false,
        reasons: ['other', 'private'],
        report_count: 2,
      },
      {
        ...openCaseFields,
        // The author of a review is looked up at the next start.
        target_type: 'review',
        target_id: 5,
        subject_id: null,
        is_urgent: true,
        reasons: ['abuse', 'spam'],
        report_count: 3,
      },
      {
        ...openCaseFields,
        target_type: 'review',
        target_id: 9,
        subject_id: null,
        is_urgent: false,
        reasons: ['false'],
        report_count: 1,
      },
      {
        ...openCaseFields,
        target_type: 'user',
        target_id: 10,
        subject_id: 10,
        is_urgent: true,
        reasons: ['abuse'],
        report_count: 1,
      },
    ]);
    expect(await db.query('SELECT count(*)::integer AS count FROM forum.reports')).toEqual([{ count: 7 }]);
  });

  it('allows reports of messages afterwards, and no other new types', async () => {
    await report(7, 'message', 5, 'spam', '2026-03-08T12:00:00Z');
    await expect(report(7, 'post', 5, 'spam', '2026-03-08T12:00:00Z')).rejects.toThrow('reports_target_type_check');
  });

  it('creates no cases without reports, and the reverse migration removes reports of messages', async () => {
    await revertCases();
    expect(await db.query(`SELECT FROM forum.reports WHERE target_type = 'message'`)).toEqual([]);
    await db.query('DELETE FROM forum.reports');
    await migrate();
    expect(await db.query('SELECT FROM forum.moderation_cases')).toEqual([]);
  });
});

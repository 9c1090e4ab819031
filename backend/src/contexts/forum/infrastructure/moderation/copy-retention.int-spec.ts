import { DataSource } from 'typeorm';
import { closeBeforeDropping, freshDatabaseUrl, patientPool, testSettings } from '../../../../../test/support/database';
import { emptyTablesAndIds } from '../../../../../test/support/empty-tables';
import { Jobs } from '../../../../shared/application/jobs';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { ScheduledDeletions } from '../../../../shared/infrastructure/retention/scheduled-deletions';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { forumRetention } from '../retention';

class Calendar extends Jobs {
  readonly entries: Record<string, string> = {};
  readonly workers: Record<string, () => Promise<void>> = {};
  process(queue: string, doIt: (data: never) => Promise<void>): void {
    this.workers[queue] = () => doIt({} as never);
  }
  schedule(queue: string, cron: string): void {
    this.entries[queue] = cron;
  }
  async send(): Promise<void> {}
}

const CLOSED = new Date('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
/** More rows than one statement deletes. */
const MANY = 11_000;

let db: DataSource;
let now = CLOSED;
const calendar = new Calendar();
let nightly: ScheduledDeletions;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  db = await patientPool(settings);
  closeBeforeDropping(() => db.destroy());
  nightly = new ScheduledDeletions(forumRetention, calendar, new BatchDeletion(settings, new Readiness()), {
    now: () => now,
  });
  nightly.onModuleInit();
});
beforeEach(async () => {
  await emptyTablesAndIds(db, 'forum.moderation_cases', 'forum.reports');
});

/**
 * Creates a case about message `id` with one report.
 * @param closedAt null for an open case
 */
async function reported(id: number, closedAt: Date | null): Promise<void> {
  await db.query(
    `INSERT INTO forum.moderation_cases (target_type, target_id, subject_id, status, outcome, is_urgent, reasons,
       report_count, first_reported_at, last_reported_at, closed_at, is_content_hidden, version)
     VALUES ('message', $1, NULL, CASE WHEN $2::timestamptz IS NULL THEN 'open' ELSE 'closed' END,
       CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE 'warned' END, false, '{spam}', 1, now(), now(), $2, false, 1)`,
    [id, closedAt],
  );
  await db.query(
    `INSERT INTO forum.reports (id, reporter_id, target_type, target_id, reason, created_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, 9, 'message', $1, 'spam', now())`,
    [id],
  );
}
/**
 * Copies messages for a report.
 * @param days null if the sender still has an account
 */
const copied = (report: number, days: number | null, many = 1) =>
  db.query(
    `INSERT INTO forum.moderation_copies (report_id, message_id, sender_id, content, sent_at, is_reported, purge_after_days)
     SELECT $1, n, CASE WHEN $2::integer IS NULL THEN 7 END, 'Words', now(), false, $2 FROM generate_series(1, $3) AS n`,
    [report, days, many],
  );
const left = async (): Promise<number[]> =>
  (await db.query<{ id: number }[]>('SELECT DISTINCT report_id AS id FROM forum.moderation_copies ORDER BY 1')).map(
    ({ id }) => id,
  );
async function purgedAt(moment: Date): Promise<number[]> {
  now = moment;
  await calendar.workers['purge-moderation-copies']!();
  return left();
}
const after = (days: number, ms = 0) => new Date(CLOSED.getTime() + days * DAY + ms);

describe("copies of erased users' messages", () => {
  it('are purged every night', () => {
    expect(calendar.entries).toMatchObject({ 'purge-moderation-copies': '23 3 * * *' });
  });

  it.each([90, 365])('are deleted once their case has been closed for more than %d days', async (days) => {
    await reported(1, CLOSED);
    await copied(1, days);
    expect(await purgedAt(after(days))).toEqual([1]);
    expect(await purgedAt(after(days, 1))).toEqual([]);
  });

  it('are kept while the case is open or reopened; copies of existing users are always kept', async () => {
    await reported(1, null);
    await copied(1, 90);
    await reported(2, CLOSED);
    await copied(2, null);
    await reported(3, CLOSED);
    await copied(3, 90);
    await db.query(
      `UPDATE forum.moderation_cases SET status = 'open', outcome = NULL, closed_at = NULL WHERE target_id = 3`,
    );
    expect(await purgedAt(after(4_000))).toEqual([1, 2, 3]);
  });

  it('are deleted by the closing time of their own case, in any number', async () => {
    await reported(1, CLOSED);
    await copied(1, 90, MANY);
    await reported(2, after(1));
    await copied(2, 90, MANY);
    expect(await purgedAt(after(90, 1))).toEqual([2]);
    expect(await db.query('SELECT count(*)::integer AS count FROM forum.moderation_copies')).toEqual([{ count: MANY }]);
    expect(await db.query('SELECT count(*)::integer AS count FROM forum.reports')).toEqual([{ count: 2 }]);
  });
});

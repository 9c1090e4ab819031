import { DataSource } from 'typeorm';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  testSettings,
} from '../../../../../test/support/database';
import { emptyTablesAndIds } from '../../../../../test/support/empty-tables';
import { Jobs } from '../../../../shared/application/jobs';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { ScheduledDeletions } from '../../../../shared/infrastructure/retention/scheduled-deletions';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { forumRetention } from '../retention';

class RecordedJobs extends Jobs {
  readonly entries: Record<string, string> = {};
  readonly workers: Record<string, () => Promise<void>> = {};
  process(queue: string, handler: (data: never) => Promise<void>): void {
    this.workers[queue] = () => handler({} as never);
  }
  schedule(queue: string, cron: string): void {
    this.entries[queue] = cron;
  }
  async send(): Promise<void> {}
}

const CLOSED_AT = new Date('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
/** More rows than one statement deletes. */
const MORE_THAN_ONE_BATCH = 11_000;

let db: DataSource;
let now = CLOSED_AT;
const calendar = new RecordedJobs();
let scheduledDeletions: ScheduledDeletions;
beforeAll(async () => {
  const settings = testSettings(await freshDatabaseUrl());
  db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  scheduledDeletions = new ScheduledDeletions(forumRetention, calendar, new BatchDeletion(settings, new Readiness()), {
    now: () => now,
  });
  scheduledDeletions.onModuleInit();
});
beforeEach(async () => {
  await emptyTablesAndIds(db, 'forum.moderation_cases', 'forum.reports');
});

/**
 * Creates a case about message `id` with one report.
 * @param closedAt null for an open case
 */
async function createReportedCase(id: number, closedAt: Date | null): Promise<void> {
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
const insertCopies = (report: number, days: number | null, count = 1) =>
  db.query(
    `INSERT INTO forum.moderation_copies (report_id, message_id, sender_id, content, sent_at, is_reported, purge_after_days)
     SELECT $1, n, CASE WHEN $2::integer IS NULL THEN 7 END, 'Words', now(), false, $2 FROM generate_series(1, $3) AS n`,
    [report, days, count],
  );
const listReportIdsWithCopies = async (): Promise<number[]> =>
  (await db.query<{ id: number }[]>('SELECT DISTINCT report_id AS id FROM forum.moderation_copies ORDER BY 1')).map(
    ({ id }) => id,
  );
async function purgeAt(moment: Date): Promise<number[]> {
  now = moment;
  await calendar.workers['purge-moderation-copies']!();
  return listReportIdsWithCopies();
}
const daysAfterClosing = (days: number, ms = 0) => new Date(CLOSED_AT.getTime() + days * DAY + ms);

describe("copies of erased users' messages", () => {
  it('are purged every night', () => {
    expect(calendar.entries).toMatchObject({ 'purge-moderation-copies': '23 3 * * *' });
  });

  it.each([90, 365])('are deleted once their case has been closed for more than %d days', async (days) => {
    await createReportedCase(1, CLOSED_AT);
    await insertCopies(1, days);
    expect(await purgeAt(daysAfterClosing(days))).toEqual([1]);
    expect(await purgeAt(daysAfterClosing(days, 1))).toEqual([]);
  });

  it('are kept while the case is open or reopened; copies of existing users are always kept', async () => {
    await createReportedCase(1, null);
    await insertCopies(1, 90);
    await createReportedCase(2, CLOSED_AT);
    await insertCopies(2, null);
    await createReportedCase(3, CLOSED_AT);
    await insertCopies(3, 90);
    await db.query(
      `UPDATE forum.moderation_cases SET status = 'open', outcome = NULL, closed_at = NULL WHERE target_id = 3`,
    );
    expect(await purgeAt(daysAfterClosing(4_000))).toEqual([1, 2, 3]);
  });

  it('are deleted by the closing time of their own case, in any number', async () => {
    await createReportedCase(1, CLOSED_AT);
    await insertCopies(1, 90, MORE_THAN_ONE_BATCH);
    await createReportedCase(2, daysAfterClosing(1));
    await insertCopies(2, 90, MORE_THAN_ONE_BATCH);
    expect(await purgeAt(daysAfterClosing(90, 1))).toEqual([2]);
    expect(await db.query('SELECT count(*)::integer AS count FROM forum.moderation_copies')).toEqual([
      { count: MORE_THAN_ONE_BATCH },
    ]);
    expect(await db.query('SELECT count(*)::integer AS count FROM forum.reports')).toEqual([{ count: 2 }]);
  });
});

import { DataSource } from 'typeorm';
import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  testSettings,
} from '../../../../../test/support/database';
import { Jobs } from '../../../../shared/application/jobs';
import { Readiness } from '../../../../shared/infrastructure/health/readiness';
import { SystemClock } from '../../../../shared/infrastructure/system-clock';
import { ScheduledDeletions } from '../../../../shared/infrastructure/retention/scheduled-deletions';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { RETENTION_MS } from '../../domain/interactions/college-interaction';
import { adminAnalyticsRetention } from '../retention';

class Calendar extends Jobs {
  readonly entries: Record<string, string> = {};
  process(): void {}
  schedule(queue: string, cron: string): void {
    this.entries[queue] = cron;
  }
  async send(): Promise<void> {}
}

describe('old interactions', () => {
  let db: DataSource;
  let nightly: ScheduledDeletions;
  const calendar = new Calendar();
  beforeAll(async () => {
    const settings = testSettings(await freshDatabaseUrl());
    db = await createPatientPool(settings);
    closeBeforeDropping(() => db.destroy());
    nightly = new ScheduledDeletions(
      adminAnalyticsRetention,
      calendar,
      new BatchDeletion(settings, new Readiness()),
      new SystemClock(),
    );
  });

  it('are deleted after ninety days, in several batches', async () => {
    await db.query(`INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
      SELECT days || '-' || n, 1, 7, 'view', now() - make_interval(days => days)
      FROM (VALUES (89), (91)) AS age (days), generate_series(1, 11000) AS n`);
    await nightly.run('delete-old-interactions');

    expect(
      await db.query(`SELECT split_part(event_id, '-', 1) AS days, count(*)::int AS count
        FROM admin_analytics.college_interactions GROUP BY 1`),
    ).toEqual([{ days: '89', count: 11_000 }]);
    expect(RETENTION_MS.interactions).toBe(90 * 86_400_000);
  });

  it('are deleted by a nightly job', () => {
    nightly.onModuleInit();

    expect(calendar.entries).toMatchObject({ 'delete-old-interactions': '47 3 * * *' });
  });
});

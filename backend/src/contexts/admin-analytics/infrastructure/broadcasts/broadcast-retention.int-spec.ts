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
import { adminAnalyticsRetention } from '../retention';

class Calendar extends Jobs {
  readonly entries: Record<string, string> = {};
  process(): void {}
  schedule(queue: string, cron: string): void {
    this.entries[queue] = cron;
  }
  async send(): Promise<void> {}
}

describe('the nightly deletion of messages to students', () => {
  it('deletes only messages delivered more than a year ago, with their answers', async () => {
    const settings = testSettings(await freshDatabaseUrl());
    const db = await createPatientPool(settings);
    closeBeforeDropping(() => db.destroy());
    const calendar = new Calendar();
    const deletion = new BatchDeletion(settings, new Readiness());
    const jobs = new ScheduledDeletions(adminAnalyticsRetention, calendar, deletion, new SystemClock());
    jobs.onModuleInit();
    await db.query(`
      INSERT INTO admin_analytics.broadcasts (college_id, subject, content, status, created_at, decided_at)
        SELECT 1, age, 'Visit us.', 'sent', now() - interval '3 years', now() - age::interval
        FROM unnest(ARRAY['366 days', '364 days']) AS age;
      INSERT INTO admin_analytics.broadcast_deliveries (student_id, broadcast_id, delivered_at)
        SELECT student, id, decided_at FROM admin_analytics.broadcasts, unnest(ARRAY[7, 8]) AS student;
      INSERT INTO admin_analytics.broadcast_answers (broadcast_id, student_id, is_by_college, content, created_at)
        SELECT broadcast_id, student_id, false, 'Yes.', delivered_at FROM admin_analytics.broadcast_deliveries`);
    await jobs.run('delete-old-broadcasts');

    expect(await db.query('SELECT subject FROM admin_analytics.broadcasts')).toEqual([{ subject: '364 days' }]);
    for (const table of ['broadcast_deliveries', 'broadcast_answers']) {
      expect(await db.query(`SELECT count(*)::integer AS count FROM admin_analytics.${table}`)).toEqual([{ count: 2 }]);
    }
    expect(calendar.entries).toMatchObject({ 'delete-old-broadcasts': '47 3 * * *' });
  });
});

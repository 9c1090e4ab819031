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
import { CLOSED_REQUEST_RETENTION_MS } from '../../domain/support/support-request';
import { adminAnalyticsRetention } from '../retention';

class Calendar extends Jobs {
  readonly entries: Record<string, string> = {};
  process(): void {}
  schedule(queue: string, cron: string): void {
    this.entries[queue] = cron;
  }
  async send(): Promise<void> {}
}

describe('the nightly deletion of support requests', () => {
  it('deletes only requests closed more than a year ago', async () => {
    const settings = testSettings(await freshDatabaseUrl());
    const db = await createPatientPool(settings);
    closeBeforeDropping(() => db.destroy());
    const calendar = new Calendar();
    const deletion = new BatchDeletion(settings, new Readiness());
    const jobs = new ScheduledDeletions(adminAnalyticsRetention, calendar, deletion, new SystemClock());
    jobs.onModuleInit();
    await db.query(`INSERT INTO admin_analytics.support_requests (user_id, subject, message, created_at, closed_at)
      VALUES (7, 'Old', 'Closed long ago.', now() - interval '3 years', now() - interval '366 days'),
        (7, 'Recent', 'Closed some time ago.', now() - interval '3 years', now() - interval '364 days'),
        (7, 'Open', 'Waits for an answer.', now() - interval '3 years', NULL)`);
    await jobs.run('delete-closed-support-requests');

    expect(await db.query('SELECT subject FROM admin_analytics.support_requests ORDER BY id')).toEqual([
      { subject: 'Recent' },
      { subject: 'Open' },
    ]);
    expect(calendar.entries).toMatchObject({ 'delete-closed-support-requests': '37 3 * * *' });
    expect(CLOSED_REQUEST_RETENTION_MS).toBe(365 * 86_400_000);
  });
});

import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { describeMailPlans } from '../../application/delivery-schedule/testing/mail-plans.contract';
import { describePushSubscriptions } from '../../application/delivery-schedule/testing/push-subscriptions.contract';
import { conversationTopic, rescheduleForUpdate } from '../../domain/delivery-schedule/mail-plan';
import { SqlMailPlans } from './sql-mail-plans';
import { SqlPushSubscriptions } from './sql-push-subscriptions';

let db: DataSource;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
});
beforeEach(() => emptyTables(db, 'messaging.mail_plans', 'messaging.push_subscriptions'));

describeMailPlans('PostgreSQL', async () => ({ plans: new SqlMailPlans(unitOfWork), transactions: unitOfWork }));
describePushSubscriptions('PostgreSQL', async () => new SqlPushSubscriptions(unitOfWork));

describe('mail plans', () => {
  it('are taken by only one of several instances when due', async () => {
    const plans = new SqlMailPlans(unitOfWork);
    const now = new Date('2026-03-01T12:00:00Z');
    const hourLater = new Date('2026-03-01T13:00:00Z');
    await unitOfWork.run(() => plans.update(1, conversationTopic(2), (plan) => rescheduleForUpdate(plan, now)));
    const take = () =>
      unitOfWork.run(async () => {
        const taken = await plans.lockDue(1, hourLater);
        await new Promise((resume) => setTimeout(resume, 100));
        for (const plannedMail of taken)
          await plans.save(1, { ...plannedMail, plan: { ...plannedMail.plan, dueAt: null } });
        return taken.length;
      });
    const counts = await Promise.all([take(), take(), take()]);
    expect(counts.sort()).toEqual([0, 0, 1]);
  });

  it('are found with an index', async () => {
    await db.query(`
      INSERT INTO messaging.mail_plans (user_id, kind, subject, due_at, mails_since_read)
      SELECT n, 'message', 'conversation:7', CASE WHEN n % 100 = 0 THEN now() + make_interval(mins => n - 20) END, 0
      FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.mail_plans');
    const plans = await Promise.all(
      [
        'SELECT user_id FROM messaging.mail_plans WHERE due_at <= now() ORDER BY due_at LIMIT 500',
        "SELECT 1 FROM messaging.mail_plans WHERE kind = 'message' AND subject = 'conversation:8'",
      ].map((sql) => db.query<unknown[]>(`EXPLAIN ${sql}`)),
    );
    expect(JSON.stringify(plans)).not.toContain('Seq Scan');
  });
});

import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { describeWebhooks } from '../../application/webhooks/testing/webhooks.contract';
import { SqlWebhookDeliveries } from './sql-webhook-deliveries';
import { SqlWebhookQueue } from './sql-webhook-queue';
import { SqlWebhooks } from './sql-webhooks';

let db: DataSource;

describeWebhooks('PostgreSQL', async () => {
  db ??= await freshDatabase();
  await emptyTables(db, 'admin_analytics.webhooks', 'admin_analytics.webhook_deliveries');
  const [unitOfWork, settings] = [unitOfWorkOn(db), testSettings('postgres://unused')];
  const jobs = { process: () => {}, send: async () => {}, schedule: () => {} };
  return {
    webhooks: new SqlWebhooks(unitOfWork, jobs, settings),
    deliveries: new SqlWebhookDeliveries(unitOfWork, settings),
    queue: new SqlWebhookQueue(unitOfWork, new DatabaseNotifications(db, settings)),
  };
});

import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { describeNotificationSettings } from '../../application/notification-settings/testing/notification-settings.contract';
import { aRequest, describeNotifications } from '../../application/notifications/testing/notifications.contract';
import { SqlNotificationSettings } from '../notification-settings/sql-notification-settings';
import { SqlNotifications } from './sql-notifications';

const NOON = new Date('2026-03-01T12:00:00Z');

let db: DataSource;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
});
beforeEach(() => emptyTables(db, 'messaging.notifications', 'messaging.notification_settings'));

describeNotifications('PostgreSQL', async () => new SqlNotifications(unitOfWork));
describeNotificationSettings('PostgreSQL', async () => ({
  store: new SqlNotificationSettings(unitOfWork),
  within: (work) => unitOfWork.run(work),
}));

describe('the same event handled twenty times concurrently', () => {
  it('creates one row', async () => {
    const store = new SqlNotifications(unitOfWork);
    const added = await Promise.all(
      Array.from({ length: 20 }, () => unitOfWork.run(() => store.save(aRequest('once'), NOON))),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await db.query('SELECT user_id FROM messaging.notifications')).toHaveLength(1);
  });
});

describe('concurrent changes of settings', () => {
  it('are applied one after the other', async () => {
    const store = new SqlNotificationSettings(unitOfWork);
    const change = (switches: object) =>
      unitOfWork.run(async () => {
        const before = await store.lock(1);
        await store.save(1, { ...before, switches: { ...before.switches, ...switches } });
      });
    await Promise.all([change({ request: { mail: false } }), change({ answer: { mail: false } })]);

    expect((await store.get(1)).switches).toEqual({ request: { mail: false }, answer: { mail: false } });
  });

  it('need a unit of work', async () => {
    await expect(new SqlNotificationSettings(unitOfWork).lock(1)).rejects.toThrow('unit of work');
  });
});

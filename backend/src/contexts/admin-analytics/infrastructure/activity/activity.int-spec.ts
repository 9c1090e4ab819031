import { freshDatabase, settingsOf, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeActivityLog } from '../../application/activity/testing/activity-log.contract';
import { describeConsents } from '../../application/activity/testing/consents.contract';
import { SqlInteractions } from '../interactions/sql-college-interactions';
import { SqlActivityLog } from './sql-activity-log';
import { TypeormConsents } from './typeorm-consents';

let database: ReturnType<typeof freshDatabase> | undefined;

async function openEmptyTables() {
  const db = await (database ??= freshDatabase());
  const tables = ['college_interactions', 'college_consents', 'uncounted_students'];
  await emptyTables(db, ...tables.map((table) => `admin_analytics.${table}`));
  return { unitOfWork: unitOfWorkOn(db), settings: settingsOf(db) };
}

describeActivityLog('PostgreSQL', async () => {
  const { unitOfWork, settings } = await openEmptyTables();
  return { log: new SqlActivityLog(unitOfWork), interactions: new SqlInteractions(unitOfWork, settings) };
});

describeConsents('PostgreSQL', async () => new TypeormConsents((await openEmptyTables()).unitOfWork));

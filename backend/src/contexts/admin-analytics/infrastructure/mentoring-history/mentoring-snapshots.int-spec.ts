import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeMentoringSnapshots } from '../../application/mentoring-history/testing/mentoring-history.contract';
import { TypeormConsents } from '../activity/typeorm-consents';
import { SqlMentoringSnapshots } from './sql-mentoring-snapshots';

const TABLES = ['mentoring_snapshots', 'college_consents', 'uncounted_students'];
let database: ReturnType<typeof freshDatabase> | undefined;

describeMentoringSnapshots('PostgreSQL', async () => {
  const db = await (database ??= freshDatabase());
  await emptyTables(db, ...TABLES.map((table) => `admin_analytics.${table}`));
  return { consents: new TypeormConsents(unitOfWorkOn(db)), snapshots: new SqlMentoringSnapshots(unitOfWorkOn(db)) };
});

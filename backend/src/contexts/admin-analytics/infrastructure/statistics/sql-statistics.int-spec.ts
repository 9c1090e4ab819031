import { freshDatabase, distributedRowsSettings, settingsOf, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { Settings } from '../../../../shared/infrastructure/settings/settings';
import { describeAgreement } from '../../application/statistics/testing/agreement.contract';
import { describeSnapshots } from '../../application/statistics/testing/snapshots.contract';
import { describeStudentInteractions } from '../../application/statistics/testing/student-interactions.contract';
import { SqlActivityLog } from '../activity/sql-activity-log';
import { TypeormConsents } from '../activity/typeorm-consents';
import { SqlInteractions } from '../interactions/sql-college-interactions';
import { SqlSnapshots, SqlStudentInteractions } from './sql-statistics';

let database: ReturnType<typeof freshDatabase> | undefined;
const TABLES = ['college_interactions', 'college_consents', 'uncounted_students', 'analytics_snapshots'];

async function stores(settings?: Settings) {
  const db = await (database ??= freshDatabase());
  await emptyTables(db, ...TABLES.map((table) => `admin_analytics.${table}`));
  const unitOfWork = unitOfWorkOn(db);
  return {
    interactions: new SqlInteractions(unitOfWork, settingsOf(db)),
    log: new SqlActivityLog(unitOfWork),
    consents: new TypeormConsents(unitOfWork),
    studentInteractions: new SqlStudentInteractions(unitOfWork, settings ?? settingsOf(db)),
    snapshots: new SqlSnapshots(unitOfWork),
  };
}

describeStudentInteractions('PostgreSQL', stores);
describeStudentInteractions('PostgreSQL, statements for distributed rows', () => stores(distributedRowsSettings()));
describeSnapshots('PostgreSQL', stores);
describeAgreement('PostgreSQL', stores);

describe('weeks that were closed before the funnel was counted', () => {
  it('have a funnel without steps', async () => {
    const { snapshots } = await stores();
    const db = await database!;
    await db.query(
      `INSERT INTO admin_analytics.analytics_snapshots (college_id, closed_on, weeks, k, published, created_at)
       VALUES (1, '2026-03-30', 4, 10, '{"uniqueStudents": 20}', now())`,
    );

    expect((await snapshots.listLatest(1, 1))[0]?.published).toEqual({ uniqueStudents: 20, funnel: [] });
  });
});

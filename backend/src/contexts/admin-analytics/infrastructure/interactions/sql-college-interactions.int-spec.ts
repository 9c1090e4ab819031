import { distributedRowsSettings, freshDatabase, settingsOf, unitOfWorkOn } from '../../../../../test/support/database';
import type { Interaction } from '../../domain/interactions/college-interaction';
import { describeInteractions } from '../../application/interactions/testing/interactions.contract';
import { SqlInteractions } from './sql-college-interactions';
import type { Settings } from '../../../../shared/infrastructure/settings/settings';
import type { DataSource } from 'typeorm';
import { emptyTables } from '../../../../../test/support/empty-tables';

let stored: ReturnType<typeof freshDatabase> | undefined;

const openStore = async (settings?: Settings) => {
  const db = await (stored ??= freshDatabase());
  await emptyTables(db, 'admin_analytics.college_interactions');
  return {
    interactions: new SqlInteractions(unitOfWorkOn(db), settings ?? settingsOf(db)),
    stored: () =>
      db.query<Interaction[]>(
        `SELECT event_id AS "eventId", college_id AS "collegeId", user_id AS "userId", type, source, seconds,
           occurred_at AS "occurredAt" FROM admin_analytics.college_interactions ORDER BY id`,
      ),
  };
};

describeInteractions('PostgreSQL', openStore);
describeInteractions('PostgreSQL, one statement for each college', () => openStore(distributedRowsSettings()));

const SINCE = new Date('2026-03-01T00:00:00Z');
const LATER = '2026-03-02T00:00:00Z';
const EARLIER = '2026-02-28T23:59:59Z';

describe('the views and saves of colleges', () => {
  let db: DataSource;
  let interactions: SqlInteractions;
  beforeAll(async () => {
    db = await freshDatabase();
    interactions = new SqlInteractions(unitOfWorkOn(db), settingsOf(db));
  });
  beforeEach(() => emptyTables(db, 'admin_analytics.college_interactions'));

  let change = 0;
  const view = (collegeId: number, userIds: readonly (number | null)[], at = LATER, type = 'view') =>
    Promise.all(
      userIds.map((userId) =>
        db.query(
          `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, source, occurred_at)
           VALUES ($1, $2, $3, $4, 'search', $5)`,
          [`event-${++change}`, collegeId, userId, type, at],
        ),
      ),
    );

  it('count each person once per college', async () => {
    await view(7, [1, 2]);
    await view(7, [2, 3], LATER, 'save');
    await view(8, [1, 2], LATER, 'compare');
    await view(8, [1, null], LATER);
    await view(9, [1, 2], EARLIER);
    expect(await interactions.countInterested([7, 8, 9], SINCE, 2)).toEqual([{ collegeId: 7, people: 3 }]);
    expect(await interactions.countInterested([7], SINCE, 4)).toEqual([]);
    expect(await interactions.countInterested([8, 9], SINCE, 2)).toEqual([]);
  });
});

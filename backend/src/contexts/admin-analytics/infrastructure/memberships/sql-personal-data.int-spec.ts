import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlPersonalData } from './sql-personal-data';

const [LEAVING, STAYING] = [7, 8];

/** Inserts rows of two people, the later ones first. */
async function twoPeople(): Promise<DataSource> {
  const db = await freshDatabase();
  await db.query(
    `INSERT INTO admin_analytics.college_administrators (user_id, college_id, status, requested_at)
     SELECT user_id, college_id, CASE college_id WHEN 1 THEN 'pending' ELSE 'removed' END,
       timestamptz '2026-03-01 12:00Z' + college_id * interval '1 day'
     FROM unnest(ARRAY[${LEAVING}, ${STAYING}]) AS user_id, unnest(ARRAY[2, 1]) AS college_id`,
  );
  await db.query(
    `INSERT INTO admin_analytics.college_interactions (id, event_id, college_id, user_id, type, occurred_at)
     OVERRIDING SYSTEM VALUE
     VALUES (4, 'd', 4, ${LEAVING}, 'view', now()), (3, 'c', 3, ${LEAVING}, 'view', now()),
       (2, 'b', 2, ${STAYING}, 'view', now()), (1, 'a', 1, NULL, 'view', now())`,
  );
  await db.query(
    `INSERT INTO admin_analytics.support_requests (user_id, subject, message, created_at)
     VALUES (${LEAVING}, 'Import', 'Our list is longer.', now()), (${STAYING}, 'Import', 'Our list is longer.', now())`,
  );
  return db;
}

describe('the personal data of an administrator', () => {
  it('contains only their own rows, oldest first', async () => {
    const exportedTables = await new SqlPersonalData(unitOfWorkOn(await twoPeople())).find(LEAVING);
    expect(exportedTables).toMatchObject({
      memberships: [{ college_id: 1 }, { college_id: 2 }],
      interactions: [{ college_id: 3 }, { college_id: 4 }],
      support_requests: [{ subject: 'Import', message: 'Our list is longer.' }],
    });
    expect(JSON.stringify(exportedTables)).not.toMatch(/user_id|event_id/);
  });

  it('is empty for an unknown user', async () => {
    const exportedTables = await new SqlPersonalData(unitOfWorkOn(await twoPeople())).find(99);
    expect(exportedTables).toEqual({
      memberships: [],
      interactions: [],
      alumni_imports: [],
      imported_by_college: [],
      ended_by_college: [],
      verification_codes: [],
      administrators_invited: [],
      support_requests: [],
      consents: [],
      not_counted: [],
      questions_about_studies: [],
      messages_to_students: [],
      messages_of_colleges: [],
      answers_to_messages_of_colleges: [],
      messages_to_systems_of_colleges: [],
    });
  });

  it('is erased without changing that of others', async () => {
    const db = await twoPeople();
    await new SqlPersonalData(unitOfWorkOn(db)).delete(LEAVING);
    const users = (table: string) => db.query(`SELECT DISTINCT user_id FROM admin_analytics.${table} ORDER BY 1`);
    expect(await users('college_administrators')).toEqual([{ user_id: STAYING }]);
    expect(await users('support_requests')).toEqual([{ user_id: STAYING }]);
    expect(await users('college_interactions')).toEqual([{ user_id: STAYING }, { user_id: null }]);
  });
});

import type { DataSource } from 'typeorm';
import { recordAffiliations } from './person-record-rows';
import { eventually } from './app';

/**
 * Activates the membership of a person who registered as an administrator of this college, without verification. First
 * waits for the membership request: it is inserted shortly after registration, and regardless of what is written here.
 */
export async function activateAdministrator(
  db: DataSource,
  userId: number,
  collegeId: number,
  { isMain = false } = {},
): Promise<void> {
  const where = 'user_id = $1 AND college_id = $2';
  const listRows = () =>
    db.query<unknown[]>(`SELECT FROM admin_analytics.college_administrators WHERE ${where}`, [userId, collegeId]);
  await eventually(async () => ((await listRows()).length > 0 ? true : null));
  await db.query(
    `UPDATE admin_analytics.college_administrators SET status = 'active', verified_at = now(), is_main = $3,
       main_since = CASE WHEN $3 THEN $4::timestamptz END WHERE ${where}`,
    [userId, collegeId, isMain, new Date()],
  );
  await recordAffiliations(db);
}

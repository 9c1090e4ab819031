import type { DataSource } from 'typeorm';
import { eventually } from './app';

/**
 * Makes a person who registered as an administrator of this college an active one, without asking anyone. Their request is
 * written a moment after registering, without regard to what is written here: it has to be there first.
 */
export async function activateAdministrator(
  db: DataSource,
  userId: number,
  collegeId: number,
  { isMain = false } = {},
): Promise<void> {
  const where = 'user_id = $1 AND college_id = $2';
  const asked = () =>
    db.query<unknown[]>(`SELECT FROM admin_analytics.college_administrators WHERE ${where}`, [userId, collegeId]);
  await eventually(async () => ((await asked()).length > 0 ? true : null));
  await db.query(
    `UPDATE admin_analytics.college_administrators SET status = 'active', verified_at = now(), is_main = $3,
       main_since = CASE WHEN $3 THEN now() END WHERE ${where}`,
    [userId, collegeId, isMain],
  );
}

import type { DataSource } from 'typeorm';

/** Makes someone an active administrator of a college, without asking anyone. */
export async function activateAdministrator(db: DataSource, userId: number, collegeId: number): Promise<void> {
  await db.query(
    `INSERT INTO admin_analytics.college_administrators (user_id, college_id, status, requested_at, verified_at)
     VALUES ($1, $2, 'active', now(), now())
     ON CONFLICT (user_id, college_id) DO UPDATE SET status = 'active', verified_at = now()`,
    [userId, collegeId],
  );
}

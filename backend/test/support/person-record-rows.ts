import type { DataSource } from 'typeorm';

/**
 * Writes memberships and claims that a test changed with SQL to the records of the people, as the product does with each
 * of its own changes.
 */
export async function recordAffiliations(db: DataSource): Promise<void> {
  await db.query(`
    DELETE FROM identity.affiliations;
    INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
      SELECT user_id, college_id, 'represents', verified_at, verified_at + interval '365 days', main_since
      FROM admin_analytics.college_administrators
      WHERE status = 'active' AND verified_at IS NOT NULL AND user_id IN (SELECT id FROM identity.users);
    INSERT INTO identity.affiliations (user_id, college_id, kind, since)
      SELECT claimed_by, college_id, 'alum', claimed_at FROM admin_analytics.imported_alumni
      WHERE claimed_by IN (SELECT id FROM identity.users);`);
}

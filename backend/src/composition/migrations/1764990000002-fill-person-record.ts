import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Fills identity's record of people from the tables of the contexts that decide about them. From this version on, these
 * contexts write the record themselves. The only statement over several schemas: it runs once, before the new code.
 */
export class FillPersonRecord1764990000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
        SELECT a.user_id, a.college_id, 'represents', a.verified_at, a.verified_at + interval '365 days', a.main_since
        FROM admin_analytics.college_administrators a JOIN identity.users u ON u.id = a.user_id
        WHERE a.status = 'active' AND a.verified_at IS NOT NULL
      ON CONFLICT DO NOTHING`);
    await db.query(`
      INSERT INTO identity.affiliations (user_id, college_id, kind, since)
        SELECT i.claimed_by, i.college_id, 'alum', i.claimed_at
        FROM admin_analytics.imported_alumni i JOIN identity.users u ON u.id = i.claimed_by
      ON CONFLICT DO NOTHING`);
    await db.query(`
      INSERT INTO identity.profile_summaries (user_id, role, hidden_from, has_studies, college_id)
        SELECT p.user_id, 'alumni',
          CASE WHEN p.visibility_chosen_at IS NULL THEN 'visitors' WHEN p.is_profile_visible THEN 'nobody'
               ELSE 'everyone' END,
          p.college IS NOT NULL, p.college_id
        FROM mentorship.alumni_profiles p JOIN identity.users u ON u.id = p.user_id
      ON CONFLICT DO NOTHING`);
    await db.query(`
      INSERT INTO identity.profile_summaries (user_id, role, hidden_from, has_studies)
        SELECT p.user_id, 'student', CASE p.profile_visibility WHEN 'private' THEN 'everyone' ELSE 'nobody' END, false
        FROM mentorship.student_profiles p JOIN identity.users u ON u.id = p.user_id
      ON CONFLICT DO NOTHING`);
  }

  async down(): Promise<void> {
    // The record is dropped with its tables.
  }
}

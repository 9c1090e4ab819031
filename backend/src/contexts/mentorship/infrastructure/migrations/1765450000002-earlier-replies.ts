import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the requests that are stored with their answer, and rounds the reply times shown until the next week is closed.
 * Of connections that have ended, the time of the answer is unknown.
 */
export class EarlierReplies1765450000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      INSERT INTO mentorship.reply_records (alum_id, asker_id, asked_at, college_id, decided_at, is_answered)
      SELECT c.to_user_id, c.from_user_id, c.created_at, p.college_id,
        CASE WHEN c.status <> 'pending' THEN c.updated_at END,
        CASE WHEN c.status <> 'pending' THEN c.status = 'connected' OR c.reason IS NOT NULL END
      FROM mentorship.connections c
      LEFT JOIN mentorship.alumni_profiles p ON p.user_id = c.to_user_id
      WHERE c.mentor_id = c.to_user_id AND (c.status <> 'closed' OR c.closed_how = 'expired')
      ON CONFLICT DO NOTHING`);
    await db.query(/* sql */ `
      UPDATE mentorship.finder_entries SET replies_within_days =
        CASE WHEN replies_within_days <= 1 THEN 1 WHEN replies_within_days <= 3 THEN 3
          WHEN replies_within_days <= 7 THEN 7 END
      WHERE replies_within_days IS NOT NULL`);
  }

  async down(): Promise<void> {}
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows only one pending request per user. */
export class OneWishEach1764400000017 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE admin_analytics.college_administrators older SET status = 'removed'
      WHERE status = 'pending' AND EXISTS (
        SELECT FROM admin_analytics.college_administrators newer
        WHERE newer.user_id = older.user_id AND newer.status = 'pending'
          AND (newer.requested_at, newer.college_id) > (older.requested_at, older.college_id)
      );
      CREATE UNIQUE INDEX college_administrators_wait_for_one ON admin_analytics.college_administrators (user_id)
        WHERE status = 'pending';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX admin_analytics.college_administrators_wait_for_one');
  }
}

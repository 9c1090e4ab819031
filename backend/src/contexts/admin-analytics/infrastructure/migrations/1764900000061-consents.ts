import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what students allow each college, and which students are not counted. */
export class Consents1764900000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.college_consents (
        student_id integer NOT NULL,
        college_id integer NOT NULL,
        level text NOT NULL CHECK (level IN ('none', 'messages', 'named')),
        granted_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3),
        -- When the student last began to share their name, also after they have ended it.
        last_named_at timestamptz(3),
        PRIMARY KEY (student_id, college_id)
      );
      CREATE INDEX college_consents_of_college ON admin_analytics.college_consents (college_id, level);

      CREATE TABLE admin_analytics.uncounted_students (
        user_id integer PRIMARY KEY,
        since timestamptz(3) NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_analytics.uncounted_students, admin_analytics.college_consents');
  }
}

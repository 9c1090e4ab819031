import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions of colleges to alumni who registered themselves. Those who confirm have no import. */
export class StudyConfirmations1764980000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.study_confirmations (
        college_id integer NOT NULL,
        user_id integer NOT NULL,
        asked_at timestamptz(3) NOT NULL,
        answered_at timestamptz(3),
        PRIMARY KEY (college_id, user_id)
      );
      COMMENT ON COLUMN admin_analytics.study_confirmations.answered_at IS 'the answer itself is a claimed row, or none';
      CREATE INDEX study_confirmations_of_person ON admin_analytics.study_confirmations (user_id, asked_at DESC);
      CREATE INDEX study_confirmations_by_age ON admin_analytics.study_confirmations (asked_at) WHERE answered_at IS NULL;
      ALTER TABLE admin_analytics.imported_alumni ALTER COLUMN import_id DROP NOT NULL;
      COMMENT ON COLUMN admin_analytics.imported_alumni.import_id IS 'null for people who registered themselves and confirmed their studies'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM admin_analytics.imported_alumni WHERE import_id IS NULL;
      ALTER TABLE admin_analytics.imported_alumni ALTER COLUMN import_id SET NOT NULL;
      DROP TABLE admin_analytics.study_confirmations`);
  }
}

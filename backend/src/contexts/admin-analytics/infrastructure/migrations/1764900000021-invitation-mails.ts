import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when the email to an imported alum can be tried next, and how often it was tried. */
export class InvitationMails1764900000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.imported_alumni
        ADD COLUMN mail_after timestamptz(3),
        ADD COLUMN mail_attempts integer NOT NULL DEFAULT 0`);
    await db.query(`
      COMMENT ON COLUMN admin_analytics.imported_alumni.mail_after IS 'null unless a mail was begun and not finished'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.imported_alumni DROP COLUMN mail_after, DROP COLUMN mail_attempts');
  }
}

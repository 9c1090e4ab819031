import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a moderator's notice to the suspended user. */
export class SuspensionNotices1764735000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE identity.users ADD COLUMN suspension_notice text;
      ALTER TABLE identity.users
        ADD CONSTRAINT users_suspension_notice CHECK (
          suspension_notice IS NULL OR (suspended_at IS NOT NULL AND char_length(suspension_notice) <= 1000)
        ) NOT VALID;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE identity.users DROP COLUMN suspension_notice');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets reports hide a discussion or reply until a moderator decides. */
export class HiddenByReports1764800000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE forum.moderation_cases
        -- With is_content_hidden: reports have hidden it, and no moderator.
        ADD COLUMN is_hidden_by_reports boolean NOT NULL DEFAULT false,
        -- Since the last decision of a moderator.
        ADD COLUMN recent_reports integer NOT NULL DEFAULT 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE forum.moderation_cases DROP COLUMN is_hidden_by_reports, DROP COLUMN recent_reports`);
  }
}

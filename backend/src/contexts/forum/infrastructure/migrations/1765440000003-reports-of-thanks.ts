import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows reports of students' thanks to alumni. */
export class ReportsOfThanks1765440000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `ALTER TABLE forum.reports DROP CONSTRAINT reports_target_type_check`);
    await db.query(/* sql */ `
      ALTER TABLE forum.reports ADD CONSTRAINT reports_target_type_check
        CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks')) NOT VALID
    `);
    await db.query(/* sql */ `ALTER TABLE forum.moderation_cases DROP CONSTRAINT moderation_cases_target_type_check`);
    await db.query(/* sql */ `
      ALTER TABLE forum.moderation_cases ADD CONSTRAINT moderation_cases_target_type_check
        CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply', 'thanks')) NOT VALID
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      DELETE FROM forum.moderation_cases WHERE target_type = 'thanks'
    `);
    await db.query(/* sql */ `
      DELETE FROM forum.reports WHERE target_type = 'thanks'
    `);
    await db.query(/* sql */ `ALTER TABLE forum.moderation_cases DROP CONSTRAINT moderation_cases_target_type_check`);
    await db.query(/* sql */ `
      ALTER TABLE forum.moderation_cases ADD CONSTRAINT moderation_cases_target_type_check
        CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply')) NOT VALID
    `);
    await db.query(/* sql */ `ALTER TABLE forum.reports DROP CONSTRAINT reports_target_type_check`);
    await db.query(/* sql */ `
      ALTER TABLE forum.reports ADD CONSTRAINT reports_target_type_check
        CHECK (target_type IN ('review', 'user', 'message', 'post', 'reply')) NOT VALID
    `);
  }
}

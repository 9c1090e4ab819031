import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows reports about people. */
export class ReportsOfPeople1764600000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE forum.reports DROP CONSTRAINT reports_target_type_check,
        ADD CONSTRAINT reports_target_type_check CHECK (target_type IN ('review', 'user'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM forum.reports WHERE target_type = 'user';
      ALTER TABLE forum.reports DROP CONSTRAINT reports_target_type_check,
        ADD CONSTRAINT reports_target_type_check CHECK (target_type IN ('review'))`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report outlives the account of its reporter: the reported content may still exist. */
export class ReportsWithoutReporter1764400000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.reports ALTER reporter_id DROP NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM forum.reports WHERE reporter_id IS NULL;
      ALTER TABLE forum.reports ALTER reporter_id SET NOT NULL;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows moderators to hide reviews. */
export class HiddenReviews1764735000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE colleges.reviews ADD COLUMN hidden_at timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE colleges.reviews DROP COLUMN hidden_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when students stopped sharing their name: figures that cover earlier days don't include them. */
export class NamedUntil1764900000065 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.college_consents ADD named_until timestamptz(3);
      COMMENT ON COLUMN admin_analytics.college_consents.named_until
        IS 'when the student last stopped sharing their name; null if they never did, or before this column'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.college_consents DROP named_until');
  }
}

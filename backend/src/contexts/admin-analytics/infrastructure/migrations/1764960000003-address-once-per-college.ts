import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets several colleges import the same address: a skipped row would tell a college that another one has imported the
 * person.
 */
export class AddressOncePerCollege1764960000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.imported_alumni DROP CONSTRAINT imported_alumni_email_key;
      COMMENT ON COLUMN admin_analytics.imported_alumni.email IS 'each college imports an address once at most'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE admin_analytics.imported_alumni ADD UNIQUE (email)');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the two keys of a request to represent a college, and when another person last ended the membership. */
export class TwoKeys1764950100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.college_administrators
        ADD COLUMN address_verified_at timestamptz(3),
        ADD COLUMN approved_at timestamptz(3),
        ADD COLUMN refused_at timestamptz(3);
      UPDATE admin_analytics.college_administrators SET approved_at = verified_at WHERE status = 'active';
      -- Who ended these memberships wasn't stored, so coming back needs an approval by a person.
      UPDATE admin_analytics.college_administrators SET refused_at = requested_at WHERE status = 'removed';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE admin_analytics.college_administrators
        DROP COLUMN address_verified_at, DROP COLUMN approved_at, DROP COLUMN refused_at
    `);
  }
}

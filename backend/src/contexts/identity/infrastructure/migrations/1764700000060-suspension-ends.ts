import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspensions can have an end and a reason. */
export class SuspensionEnds1764700000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE identity.users
        ADD suspended_until timestamptz(3),
        ADD suspension_reason text;
      ALTER TABLE identity.users
        ADD CONSTRAINT users_whole_suspension CHECK (
          suspended_at IS NOT NULL OR (suspended_until IS NULL AND suspension_reason IS NULL)
        ) NOT VALID,
        ADD CONSTRAINT users_suspension_reason_length CHECK (char_length(suspension_reason) <= 500) NOT VALID;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE identity.users DROP COLUMN suspended_until, DROP COLUMN suspension_reason');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates existing rows against the constraints of suspensions, after their lock is released. */
export class ValidatedSuspensions1764700000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE identity.users VALIDATE CONSTRAINT users_whole_suspension');
    await db.query('ALTER TABLE identity.users VALIDATE CONSTRAINT users_suspension_reason_length');
  }

  async down(): Promise<void> {}
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates existing accounts against the constraint too. */
export class SuspensionNoticesValidated1764735000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ 'ALTER TABLE identity.users VALIDATE CONSTRAINT users_suspension_notice');
  }

  async down(): Promise<void> {}
}

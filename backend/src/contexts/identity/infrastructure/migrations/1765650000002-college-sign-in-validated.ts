import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates stored identities against the constraints too. */
export class CollegeSignInValidated1765650000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['external_identities', 'external_attempts', 'pending_registrations']) {
      await db.query(`ALTER TABLE identity.${table} VALIDATE CONSTRAINT ${table}_source`);
    }
  }

  async down(): Promise<void> {}
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint for existing connections. */
export class MentoringOutcomesValidated1765440000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      ALTER TABLE mentorship.connections VALIDATE CONSTRAINT connections_closed_how_check
    `);
  }

  async down(): Promise<void> {}
}

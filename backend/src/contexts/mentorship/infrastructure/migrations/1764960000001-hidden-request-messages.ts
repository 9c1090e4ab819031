import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections keep a copy of the request's message; it is hidden together with the message itself. */
export class HiddenRequestMessages1764960000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.connections ADD is_message_hidden boolean NOT NULL DEFAULT false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `ALTER TABLE mentorship.connections DROP COLUMN is_message_hidden`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the constraint for existing messages. */
export class LongerMessagesValidated1764728000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ 'ALTER TABLE messaging.messages VALIDATE CONSTRAINT messages_content_check');
  }

  async down(): Promise<void> {}
}

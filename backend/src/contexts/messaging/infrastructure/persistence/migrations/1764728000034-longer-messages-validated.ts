import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages from before the constraint keep it too. */
export class LongerMessagesValidated1764728000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ 'ALTER TABLE messaging.messages VALIDATE CONSTRAINT messages_content_check');
  }

  async down(): Promise<void> {}
}

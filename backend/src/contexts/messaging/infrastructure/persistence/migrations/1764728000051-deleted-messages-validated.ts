import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages from before the constraint keep it too. */
export class DeletedMessagesValidated1764728000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ 'ALTER TABLE messaging.messages VALIDATE CONSTRAINT messages_content_check');
  }

  async down(): Promise<void> {}
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows messages of up to 5,000 characters. */
export class LongerMessages1764728000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE messaging.messages
        DROP CONSTRAINT messages_content_check,
        ADD CONSTRAINT messages_content_check CHECK (char_length(content) BETWEEN 1 AND 5000) NOT VALID
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE messaging.messages
        DROP CONSTRAINT messages_content_check,
        ADD CONSTRAINT messages_content_check CHECK (char_length(content) BETWEEN 1 AND 4000) NOT VALID
    `);
  }
}

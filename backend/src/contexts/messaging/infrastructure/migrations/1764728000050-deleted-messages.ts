import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows deleted messages, whose rows stay without text, and adds a flag for messages with contact details. */
export class DeletedMessages1764728000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE messaging.messages
        ADD COLUMN deleted_at timestamptz(3),
        ADD COLUMN contains_contact_details boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT messages_content_check,
        ADD CONSTRAINT messages_content_check CHECK (
          CASE WHEN deleted_at IS NULL THEN char_length(content) BETWEEN 1 AND 5000 ELSE content = '' END
        ) NOT VALID
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DELETE FROM messaging.messages WHERE deleted_at IS NOT NULL;
      ALTER TABLE messaging.messages
        DROP CONSTRAINT messages_content_check,
        DROP COLUMN contains_contact_details,
        DROP COLUMN deleted_at,
        ADD CONSTRAINT messages_content_check CHECK (char_length(content) BETWEEN 1 AND 5000) NOT VALID
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the index of the words of messages. */
export class WordsOfMessagesIndexed1764732000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS messaging.messages_words');
    await db.query(/* sql */ `
      CREATE INDEX CONCURRENTLY messages_words ON messaging.messages
        USING gin (messaging.search_words(sender_id, recipient_id, messaging.folded(content)))
        WITH (gin_pending_list_limit = 1024)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX messaging.messages_words');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes unread messages by recipient and sender, because reading a conversation looks only for unread messages of one
 * sender.
 */
export class UnreadBySender1764728000053 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS messaging.messages_unread_by_sender');
    await db.query(
      'CREATE INDEX CONCURRENTLY messages_unread_by_sender ON messaging.messages (recipient_id, sender_id) WHERE NOT read',
    );
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS messaging.messages_unread');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX messages_unread ON messaging.messages (recipient_id) WHERE NOT read');
    await db.query('DROP INDEX messaging.messages_unread_by_sender');
  }
}

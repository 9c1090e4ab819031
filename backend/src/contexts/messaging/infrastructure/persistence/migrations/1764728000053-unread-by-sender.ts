import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading a conversation looks for what one person has not read of another, not for everything they have not read. */
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

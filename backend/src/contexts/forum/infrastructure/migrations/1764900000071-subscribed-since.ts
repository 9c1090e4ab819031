import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time at which a user subscribed to a discussion: earlier replies don't notify them. */
export class SubscribedSince1764900000071 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE forum.forum_subscriptions ADD since timestamptz(3);
      COMMENT ON COLUMN forum.forum_subscriptions.since IS 'null for subscriptions older than this column'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE forum.forum_subscriptions DROP since');
  }
}

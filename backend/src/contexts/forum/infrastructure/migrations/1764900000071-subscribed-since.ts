import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a person follows a discussion: earlier replies do not notify them. */
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

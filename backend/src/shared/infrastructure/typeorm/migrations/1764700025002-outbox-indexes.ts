import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes waiting events by name, and handed-over events by time. */
export class OutboxIndexes1764700025002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS platform.outbox_waiting_by_name');
    await db.query(`CREATE INDEX CONCURRENTLY outbox_waiting_by_name ON platform.outbox (name, id)
      WHERE handed_over_at IS NULL`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS platform.outbox_handed_over');
    await db.query(`CREATE INDEX CONCURRENTLY outbox_handed_over ON platform.outbox (handed_over_at)
      WHERE handed_over_at IS NOT NULL`);
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS platform.outbox_waiting');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX outbox_waiting ON platform.outbox (id) WHERE handed_over_at IS NULL;
      DROP INDEX platform.outbox_handed_over, platform.outbox_waiting_by_name;
    `);
  }
}

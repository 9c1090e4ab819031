import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the presences of people who have the product open and share it. Lost in a crash; the next beat writes them
 * again.
 */
export class Presence1764736000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      -- Rows are updated every few seconds and no index is on what changes: room on the page keeps the key out of it.
      CREATE UNLOGGED TABLE messaging.presences (
        user_id integer PRIMARY KEY,
        active_since timestamptz(3) NOT NULL,
        seen_at timestamptz(3) NOT NULL
      ) WITH (fillfactor = 50);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE messaging.presences');
  }
}

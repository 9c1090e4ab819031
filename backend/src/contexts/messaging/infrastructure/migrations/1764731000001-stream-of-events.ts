import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the events that report changes to people's open pages. */
export class StreamOfEvents1764731000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      -- One row is updated by every event of its person: room on the page keeps the index out of it.
      CREATE TABLE messaging.stream_cursors (
        user_id integer PRIMARY KEY,
        last_id bigint NOT NULL
      ) WITH (fillfactor = 50);
      CREATE TABLE messaging.stream_events (
        user_id integer NOT NULL,
        id bigint NOT NULL,
        type text NOT NULL,
        data jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, id)
      );
      CREATE INDEX stream_events_by_age ON messaging.stream_events (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE messaging.stream_events, messaging.stream_cursors');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates notifications and notification settings. */
export class Notifications1764734000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      CREATE TABLE messaging.notifications (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL CHECK (user_id > 0),
        kind text NOT NULL,
        -- What it is about, for example connection:12.
        subject text NOT NULL CHECK (char_length(subject) <= 100),
        -- Null where no other person is involved.
        actor_id integer CHECK (actor_id > 0),
        -- The parameters of the wording. No names: they come from the accounts.
        data jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL,
        read_at timestamptz(3),
        event_id text NOT NULL CHECK (char_length(event_id) <= 200),
        -- One of the two blocks the other.
        is_hidden boolean NOT NULL DEFAULT false,
        CONSTRAINT notifications_once UNIQUE (user_id, event_id)
      );
      CREATE INDEX notifications_newest ON messaging.notifications (user_id, id DESC) WHERE NOT is_hidden;
      CREATE INDEX notifications_unread ON messaging.notifications (user_id) WHERE read_at IS NULL;
      CREATE INDEX notifications_actor ON messaging.notifications (actor_id, user_id) WHERE actor_id IS NOT NULL;
      CREATE INDEX notifications_by_age ON messaging.notifications (created_at);

      -- No row: everything is as it is by default.
      CREATE TABLE messaging.notification_settings (
        user_id integer PRIMARY KEY CHECK (user_id > 0),
        -- By kind and channel, only what the person changed: {"request": {"mail": false}}
        switches jsonb NOT NULL,
        daily_digest boolean NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE messaging.notification_settings, messaging.notifications');
  }
}

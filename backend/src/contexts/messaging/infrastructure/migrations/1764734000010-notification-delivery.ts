import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates mail plans, outgoing mails and push subscriptions for unread notifications and messages. */
export class NotificationDelivery1764734000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `
      -- When the next mail about a topic goes to a person. Rows of conversations stay until they are read: for the back-off.
      CREATE TABLE messaging.mail_plans (
        user_id integer NOT NULL CHECK (user_id > 0),
        kind text NOT NULL,
        subject text NOT NULL CHECK (char_length(subject) <= 100),
        since timestamptz(3),
        due_at timestamptz(3),
        is_in_digest boolean NOT NULL DEFAULT false,
        mails_since_read integer NOT NULL DEFAULT 0,
        last_mail_at timestamptz(3),
        PRIMARY KEY (user_id, kind, subject)
      ) WITH (fillfactor = 80);
      CREATE INDEX mail_plans_due ON messaging.mail_plans (due_at, user_id) WHERE due_at IS NOT NULL;
      -- For erasing the other side of a conversation.
      CREATE INDEX mail_plans_subject ON messaging.mail_plans (subject) WHERE kind = 'message';

      -- Mails that were queued, written in the transaction that adds their job: each is sent once.
      CREATE TABLE messaging.outgoing_mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL CHECK (user_id > 0),
        -- What it is about; emptied when it is sent.
        topics jsonb NOT NULL,
        is_digest boolean NOT NULL,
        queued_at timestamptz(3) NOT NULL,
        -- Until then no other instance sends it.
        taken_until timestamptz(3),
        done_at timestamptz(3)
      );
      CREATE INDEX outgoing_mails_user ON messaging.outgoing_mails (user_id);
      CREATE INDEX outgoing_mails_by_age ON messaging.outgoing_mails (queued_at);
      CREATE INDEX outgoing_mails_waiting ON messaging.outgoing_mails (queued_at) WHERE done_at IS NULL;

      CREATE TABLE messaging.push_subscriptions (
        endpoint text PRIMARY KEY CHECK (char_length(endpoint) <= 1000),
        user_id integer NOT NULL CHECK (user_id > 0),
        p256dh text NOT NULL,
        auth text NOT NULL,
        -- The subscription ends with this session.
        session_hash text NOT NULL,
        renewed_at timestamptz(3) NOT NULL
      );
      CREATE INDEX push_subscriptions_user ON messaging.push_subscriptions (user_id, renewed_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE messaging.push_subscriptions, messaging.outgoing_mails, messaging.mail_plans');
  }
}

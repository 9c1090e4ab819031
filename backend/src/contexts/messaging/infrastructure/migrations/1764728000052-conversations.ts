import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the conversations as lists show them, saved with every write: one row for each of the two sides that has an
 * account. After its start, the product hides the conversations of people who block each other, because mentorship
 * stores the blocks.
 */
export class Conversations1764728000052 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE messaging.conversations (
        owner_id integer NOT NULL CHECK (owner_id > 0),
        -- Below zero: an account that was erased.
        other_id integer NOT NULL,
        last_message_id integer NOT NULL,
        last_sent_at timestamptz(3) NOT NULL,
        last_is_own boolean NOT NULL,
        last_excerpt text NOT NULL CHECK (char_length(last_excerpt) <= 160),
        last_is_deleted boolean NOT NULL,
        unread_count integer NOT NULL CHECK (unread_count >= 0),
        is_marked_unread boolean NOT NULL,
        is_hidden boolean NOT NULL,
        PRIMARY KEY (owner_id, other_id),
        CONSTRAINT conversations_of_two CHECK (owner_id <> other_id)
      );

      INSERT INTO messaging.conversations
      SELECT s.owner_id, s.other_id, m.id, m.sent_at, m.sender_id = s.owner_id,
        CASE WHEN char_length(m.line) > 160 THEN left(m.line, 159) || '…' ELSE m.line END, m.deleted_at IS NOT NULL,
        s.unread_count, false, false
      FROM (
        SELECT owner_id, other_id, max(id) AS last_message_id, (count(*) FILTER (WHERE is_unread))::integer AS unread_count
        FROM (
          SELECT sender_id AS owner_id, recipient_id AS other_id, id, false AS is_unread FROM messaging.messages
          UNION ALL
          SELECT recipient_id, sender_id, id, NOT read AND deleted_at IS NULL FROM messaging.messages
        ) AS sides
        WHERE owner_id > 0
        GROUP BY owner_id, other_id
      ) AS s
      JOIN (
        SELECT id, sender_id, sent_at, deleted_at, btrim(regexp_replace(content, '\\s+', ' ', 'g')) AS line
        FROM messaging.messages
      ) AS m ON m.id = s.last_message_id;

      CREATE INDEX conversations_newest ON messaging.conversations (owner_id, last_message_id DESC) WHERE NOT is_hidden;
      CREATE INDEX conversations_unread ON messaging.conversations (owner_id) INCLUDE (unread_count, is_marked_unread)
        WHERE NOT is_hidden AND (unread_count > 0 OR is_marked_unread);
      CREATE INDEX conversations_hidden ON messaging.conversations (owner_id, other_id) WHERE is_hidden;
      CREATE INDEX conversations_other ON messaging.conversations (other_id, owner_id);

      -- Blocks between later pairs are not taken over yet; no row when all are.
      CREATE TABLE messaging.block_backfill (
        done_up_to_blocker integer NOT NULL,
        done_up_to_blocked integer NOT NULL,
        PRIMARY KEY (done_up_to_blocker, done_up_to_blocked)
      );
      INSERT INTO messaging.block_backfill VALUES (0, 0);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE messaging.block_backfill, messaging.conversations');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds support requests to the operators. */
export class SupportRequests1764900000042 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE admin_analytics.support_requests (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL,
        subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 120),
        message text NOT NULL CHECK (char_length(message) BETWEEN 1 AND 5000),
        created_at timestamptz(3) NOT NULL,
        -- Null while it waits for an answer.
        closed_at timestamptz(3)
      );
      -- The same words twice are one request.
      CREATE UNIQUE INDEX support_requests_once ON admin_analytics.support_requests
        (user_id, md5(subject || E'\\n' || message)) WHERE closed_at IS NULL;
      CREATE INDEX support_requests_open ON admin_analytics.support_requests (id) WHERE closed_at IS NULL;
      CREATE INDEX support_requests_closed ON admin_analytics.support_requests (closed_at) WHERE closed_at IS NOT NULL;
      CREATE INDEX support_requests_of_person ON admin_analytics.support_requests (user_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE admin_analytics.support_requests');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the request drafts of people who have not confirmed an address yet. */
export class RequestDrafts1764728000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE mentorship.request_drafts (
        user_id integer NOT NULL,
        to_user_id integer NOT NULL CHECK (to_user_id <> user_id),
        message text CHECK (char_length(message) BETWEEN 1 AND 5000),
        saved_at timestamptz(3) NOT NULL,
        refusal text CHECK (refusal IN
          ('unreachable', 'not-accepting', 'full', 'too-soon', 'too-many', 'too-many-today', 'role')),
        PRIMARY KEY (user_id, to_user_id)
      );
      COMMENT ON COLUMN mentorship.request_drafts.message IS 'null: the usual words';
      CREATE INDEX request_drafts_recipient ON mentorship.request_drafts (to_user_id);
      CREATE INDEX request_drafts_age ON mentorship.request_drafts (saved_at)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mentorship.request_drafts');
  }
}

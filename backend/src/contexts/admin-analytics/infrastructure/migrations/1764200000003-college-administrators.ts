import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the tables of administrators and interactions. Users and colleges are IDs from other schemas. */
export class CollegeAdministrators1764200000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE SCHEMA admin_analytics;

      CREATE TABLE admin_analytics.college_administrators (
        user_id integer NOT NULL,
        college_id integer NOT NULL CHECK (college_id > 0),
        department text CHECK (char_length(department) BETWEEN 2 AND 100),
        position text CHECK (char_length(position) BETWEEN 2 AND 100),
        status text NOT NULL CHECK (status IN ('pending', 'active', 'removed')),
        is_main boolean NOT NULL DEFAULT false CHECK (status = 'active' OR NOT is_main),
        requested_at timestamptz(3) NOT NULL,
        verified_at timestamptz(3) CHECK (status <> 'active' OR verified_at IS NOT NULL),
        PRIMARY KEY (user_id, college_id)
      );
      -- A person speaks for one college, and one person looks after a college's administrators.
      CREATE UNIQUE INDEX college_administrators_speak_for_one ON admin_analytics.college_administrators (user_id)
        WHERE status = 'active';
      CREATE UNIQUE INDEX college_administrators_main ON admin_analytics.college_administrators (college_id) WHERE is_main;
      CREATE INDEX college_administrators_of_college ON admin_analytics.college_administrators (college_id, status);

      -- An event that is told again adds nothing.
      CREATE TABLE admin_analytics.college_interactions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id text NOT NULL UNIQUE CHECK (char_length(event_id) BETWEEN 1 AND 64),
        college_id integer NOT NULL,
        user_id integer,
        type text NOT NULL CHECK (char_length(type) BETWEEN 1 AND 32),
        source text CHECK (char_length(source) BETWEEN 1 AND 32),
        seconds integer CHECK (seconds BETWEEN 0 AND 3600),
        occurred_at timestamptz(3) NOT NULL
      );
      COMMENT ON COLUMN admin_analytics.college_interactions.user_id IS 'null for visitors and for people under 18';
      CREATE INDEX college_interactions_of_college ON admin_analytics.college_interactions (college_id, occurred_at);
      CREATE INDEX college_interactions_of_user ON admin_analytics.college_interactions (user_id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SCHEMA admin_analytics CASCADE');
  }
}

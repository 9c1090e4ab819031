import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other contexts decide about a person and every context shows: affiliations with colleges, and profiles. */
export class PersonRecord1764990000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE identity.affiliations (
        user_id integer NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
        college_id integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('represents', 'alum')),
        since timestamptz(3) NOT NULL,
        until timestamptz(3),
        main_since timestamptz(3),
        PRIMARY KEY (user_id, college_id, kind)
      );
      CREATE TABLE identity.profile_summaries (
        user_id integer NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('student', 'alumni')),
        hidden_from text NOT NULL CHECK (hidden_from IN ('nobody', 'visitors', 'everyone')),
        has_studies boolean NOT NULL,
        college_id integer,
        PRIMARY KEY (user_id, role)
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE identity.profile_summaries; DROP TABLE identity.affiliations;');
  }
}

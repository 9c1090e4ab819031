import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the finder entries, derived from the profiles except for the counts, and the impressions. Existing profiles
 * are indexed at the next start.
 */
export class Finder1764500000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mentorship.finder_entries (
        user_id integer PRIMARY KEY,
        is_listed boolean NOT NULL,
        is_visible boolean NOT NULL,
        college_id integer,
        college text NOT NULL,
        major text NOT NULL,
        industry text,
        company text,
        graduation_year integer,
        is_willing boolean NOT NULL,
        is_available boolean NOT NULL,
        max_mentees integer NOT NULL,
        mentees integer NOT NULL DEFAULT 0,
        replies_within_days integer,
        shown integer NOT NULL,
        -- Closing, suspended, or in another role: identity knows, and says when it changes.
        is_away boolean NOT NULL DEFAULT false,
        college_words tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(college, ' '))) STORED,
        major_words tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(major, ' '))) STORED,
        is_findable boolean NOT NULL GENERATED ALWAYS AS (is_listed AND NOT is_away) STORED,
        has_room boolean NOT NULL GENERATED ALWAYS AS (is_willing AND mentees < max_mentees) STORED,
        -- 0 comes first.
        turn integer NOT NULL GENERATED ALWAYS AS (
          CASE WHEN is_willing AND is_available AND mentees < max_mentees THEN 0 ELSE 1 END) STORED,
        shown_reply integer GENERATED ALWAYS AS (CASE WHEN is_visible THEN replies_within_days END) STORED
      );

      CREATE INDEX finder_match ON mentorship.finder_entries (turn, shown, user_id) WHERE is_findable;
      CREATE INDEX finder_newest ON mentorship.finder_entries (graduation_year DESC, turn, shown, user_id)
        WHERE is_findable;
      CREATE INDEX finder_responsive ON mentorship.finder_entries (shown_reply, turn, shown, user_id) WHERE is_findable;
      CREATE INDEX finder_college ON mentorship.finder_entries (college_id) WHERE is_findable;
      CREATE INDEX finder_industry ON mentorship.finder_entries (industry) WHERE is_findable;
      CREATE INDEX finder_words ON mentorship.finder_entries USING gin (college_words, major_words) WHERE is_findable;

      -- Added to the entries now and then, so that the order doesn’t change while a person pages through the list.
      CREATE TABLE mentorship.finder_showings (
        user_id integer PRIMARY KEY,
        times integer NOT NULL
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.finder_showings, mentorship.finder_entries');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns that a search for a kind of college or a place reads. Those of the search entries are filled at start.
 */
export class KindsAndTowns1764920000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.colleges ADD COLUMN traits text[] NOT NULL DEFAULT '{}';
      ALTER TABLE colleges.search_entries
        ADD COLUMN kinds tsvector NOT NULL DEFAULT '',
        ADD COLUMN nicknames tsvector NOT NULL DEFAULT '',
        ADD COLUMN town text COLLATE "C",
        ADD COLUMN latitude float8,
        ADD COLUMN longitude float8;
      COMMENT ON COLUMN colleges.colleges.traits IS 'historically-black, women, arts ...: as the federal file reports';
      COMMENT ON COLUMN colleges.search_entries.kinds IS 'community, public, women, offers-nursing ...';
      COMMENT ON COLUMN colleges.search_entries.nicknames IS 'keys of the curated aliases, each one word';
      COMMENT ON COLUMN colleges.search_entries.town IS 'the label of its place: boston ma'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.search_entries DROP COLUMN kinds, DROP COLUMN nicknames, DROP COLUMN town,
        DROP COLUMN latitude, DROP COLUMN longitude;
      ALTER TABLE colleges.colleges DROP COLUMN traits
    `);
  }
}

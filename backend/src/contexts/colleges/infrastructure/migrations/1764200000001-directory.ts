import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns that the directory filters, counts and sorts by, and the cities that distances are measured from. Both
 * are derived.
 */
export class Directory1764200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- One narrow row for each operating college.
      CREATE TABLE colleges.directory_entries (
        college_id integer PRIMARY KEY REFERENCES colleges.colleges ON DELETE CASCADE,
        name text NOT NULL,
        sort_name text COLLATE "C" NOT NULL,
        state text NOT NULL,
        type text NOT NULL,
        short boolean NOT NULL,
        majors integer NOT NULL,
        tuition integer,
        acceptance float8,
        enrollment integer,
        graduation float8,
        latitude float8,
        longitude float8
      );
      COMMENT ON COLUMN colleges.directory_entries.short IS 'all programs are shorter than two years';
      COMMENT ON COLUMN colleges.directory_entries.majors IS 'bit n is the nth major of the catalogue';
      COMMENT ON COLUMN colleges.directory_entries.acceptance IS 'percent';
      COMMENT ON COLUMN colleges.directory_entries.graduation IS 'percent';
      CREATE INDEX directory_entries_by_name ON colleges.directory_entries (sort_name, college_id);
      CREATE INDEX directory_entries_by_state ON colleges.directory_entries (state, sort_name, college_id);

      CREATE TABLE colleges.places (
        state text NOT NULL,
        city text NOT NULL,
        name text NOT NULL,
        label text NOT NULL,
        long_label text NOT NULL,
        latitude float8 NOT NULL,
        longitude float8 NOT NULL,
        students integer NOT NULL,
        PRIMARY KEY (state, city)
      );
      COMMENT ON COLUMN colleges.places.label IS 'as it may be typed with the code of its state: boston ma';
      COMMENT ON COLUMN colleges.places.long_label IS 'with the name of its state: boston massachusetts';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE colleges.directory_entries, colleges.places');
  }
}

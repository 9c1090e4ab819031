import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the people directory. Names, roles and who takes part come from identity: the product fills the table in
 * batches after its start, and every change of an account updates its row.
 */
export class PeopleDirectory1764700000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mentorship.people_directory (
        user_id integer PRIMARY KEY,
        role text NOT NULL CHECK (role IN ('student', 'alumni', 'college_admin')),
        -- As others read it: lower case, without accents, a space before each word.
        name text NOT NULL,
        -- Null for adults.
        adult_from date,
        takes_part boolean NOT NULL,
        is_public_student boolean NOT NULL,
        major text NOT NULL,
        graduation_year integer,
        state text,
        is_listed_alumni boolean NOT NULL,
        major_words tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(major, ' '))) STORED,
        is_listed boolean NOT NULL GENERATED ALWAYS AS (takes_part AND adult_from IS NULL
          AND (role = 'student' AND is_public_student OR role = 'alumni' AND is_listed_alumni)) STORED
      );

      CREATE INDEX people_directory_listed ON mentorship.people_directory (user_id) WHERE is_listed;
      CREATE INDEX people_directory_students ON mentorship.people_directory (user_id)
        WHERE is_listed AND role = 'student';
      CREATE INDEX people_directory_alumni ON mentorship.people_directory (user_id) WHERE is_listed AND role = 'alumni';
      CREATE INDEX people_directory_class ON mentorship.people_directory (graduation_year, user_id)
        WHERE is_listed AND role = 'student';
      CREATE INDEX people_directory_majors ON mentorship.people_directory USING gin (major_words)
        WHERE is_listed AND role = 'student';
      CREATE INDEX people_directory_names ON mentorship.people_directory USING gin (name public.gin_trgm_ops)
        WHERE is_listed;
      CREATE INDEX people_directory_minors ON mentorship.people_directory (adult_from) WHERE adult_from IS NOT NULL;

      -- Accounts after this key have no entry yet; no row when all have one.
      CREATE TABLE mentorship.people_directory_filling (
        done_up_to integer PRIMARY KEY
      );
      INSERT INTO mentorship.people_directory_filling (done_up_to) VALUES (0);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentorship.people_directory_filling, mentorship.people_directory');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which majors a source cannot tell of: the columns of families hold nursing and health sciences together, for example. */
export class UnknownMajors1764728000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE colleges.major_sources ADD COLUMN unknown text[] NOT NULL DEFAULT '{}';
      ALTER TABLE colleges.directory_entries ADD COLUMN unknown_majors integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN colleges.directory_entries.unknown_majors
        IS 'bit n: nobody says whether the nth major of the catalogue is taught';
      UPDATE colleges.major_sources SET unknown = ARRAY['Nursing', 'Economics', 'Political Science', 'Art & Design',
        'Chemistry', 'Physics', 'Sociology', 'Health Sciences', 'Environmental Science'] WHERE source = 'families'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE colleges.directory_entries DROP COLUMN unknown_majors;
      ALTER TABLE colleges.major_sources DROP COLUMN unknown
    `);
  }
}

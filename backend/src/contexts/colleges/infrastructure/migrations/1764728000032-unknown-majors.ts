import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Majors about which a source gives no information: for example, the columns of families combine nursing and health
 * sciences.
 */
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

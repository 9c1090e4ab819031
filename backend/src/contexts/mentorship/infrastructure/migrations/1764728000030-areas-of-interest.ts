import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds areas of interest to student profiles, and allows requests as long as messages. */
export class AreasOfInterest1764728000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.student_profiles ADD COLUMN areas_of_interest text;
      ALTER TABLE mentorship.student_profiles ADD CONSTRAINT student_profiles_areas_of_interest_check
        CHECK (char_length(areas_of_interest) BETWEEN 1 AND 200) NOT VALID;
      ALTER TABLE mentorship.connections
        DROP CONSTRAINT connections_message_check,
        ADD CONSTRAINT connections_message_check CHECK (char_length(message) BETWEEN 1 AND 5000) NOT VALID
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE mentorship.student_profiles DROP COLUMN areas_of_interest;
      ALTER TABLE mentorship.connections
        DROP CONSTRAINT connections_message_check,
        ADD CONSTRAINT connections_message_check CHECK (char_length(message) BETWEEN 1 AND 4000) NOT VALID
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index to find alumni by the colleges that they chose between: those they considered and the one they
 * attended.
 */
export class CollegesChosenBetween1764900000080 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX CONCURRENTLY IF EXISTS mentorship.alumni_profiles_chosen_between');
    await db.query(
      `CREATE INDEX CONCURRENTLY alumni_profiles_chosen_between ON mentorship.alumni_profiles
         USING gin (array_append(considered_colleges, college_id)) WHERE considered_colleges <> '{}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX mentorship.alumni_profiles_chosen_between');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Only the owner of a table can refresh its planner statistics. The run-time role imports the catalog but owns no
 * tables, so it calls this function.
 */
export class StatisticsOfTheCatalogue1764728000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION colleges.refresh_statistics() RETURNS void LANGUAGE sql
        SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        ANALYZE colleges.colleges, colleges.search_entries, colleges.college_aliases, colleges.college_majors,
          colleges.search_words, colleges.directory_entries, colleges.places
      $$
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION colleges.refresh_statistics()');
  }
}

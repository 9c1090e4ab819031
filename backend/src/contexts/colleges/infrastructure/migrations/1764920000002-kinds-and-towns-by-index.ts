import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  search_entries_kinds: 'colleges.search_entries USING gin (kinds)',
  search_entries_nicknames: 'colleges.search_entries USING gin (nicknames)',
  search_entries_by_town: 'colleges.search_entries (town, standing DESC, college_id)',
  search_entries_by_coordinates: 'colleges.search_entries (latitude, longitude)',
  places_by_city: 'colleges.places (city COLLATE "C", students DESC)',
};

/** Indexes with which searches for a kind of college, a town or colleges near a city read few rows. */
export class KindsAndTownsByIndex1764920000002 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDEXES)) {
      await db.query(`DROP INDEX CONCURRENTLY IF EXISTS colleges.${name}`);
      await db.query(`CREATE INDEX CONCURRENTLY ${name} ON ${of}`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await db.query(`DROP INDEX colleges.${name}`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the zone of offered hours; so far, they moved with the zone of the person's device. */
export class ZoneOfHours1764960000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentorship.availabilities ADD time_zone text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mentorship.availabilities DROP COLUMN time_zone');
  }
}

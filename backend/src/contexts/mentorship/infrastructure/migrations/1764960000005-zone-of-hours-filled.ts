import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the zone of the person's device as the zone of the hours that they offer. */
export class ZoneOfHoursFilled1764960000005 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE mentorship.availabilities a SET time_zone = z.time_zone
      FROM mentorship.time_zones z WHERE z.user_id = a.user_id AND a.time_zone IS NULL`);
  }

  async down(): Promise<void> {}
}

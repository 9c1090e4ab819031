import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows charges for group hours. */
export class MinutesOfGroupHours1765460000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(/* sql */ `ALTER TABLE mentorship.minutes_charges DROP CONSTRAINT minutes_charges_kind_check`);
    await db.query(/* sql */ `
      ALTER TABLE mentorship.minutes_charges ADD CONSTRAINT minutes_charges_kind_check
        CHECK (kind IN ('request', 'meeting', 'open-question', 'group-hour')) NOT VALID
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM mentorship.minutes_charges WHERE kind = 'group-hour'`);
    await db.query(/* sql */ `ALTER TABLE mentorship.minutes_charges DROP CONSTRAINT minutes_charges_kind_check`);
    await db.query(/* sql */ `
      ALTER TABLE mentorship.minutes_charges ADD CONSTRAINT minutes_charges_kind_check
        CHECK (kind IN ('request', 'meeting', 'open-question')) NOT VALID
    `);
  }
}

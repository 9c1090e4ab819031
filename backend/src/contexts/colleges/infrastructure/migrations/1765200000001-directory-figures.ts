import type { MigrationInterface, QueryRunner } from 'typeorm';

/** More figures and choices that the directory filters and sorts by. They are filled at start. */
export class DirectoryFigures1765200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.directory_entries
        ADD COLUMN net_price integer,
        ADD COLUMN retention float8,
        ADD COLUMN earnings integer,
        ADD COLUMN debt integer,
        ADD COLUMN family text COLLATE "C",
        ADD COLUMN settings integer NOT NULL DEFAULT 0,
        ADD COLUMN tests integer NOT NULL DEFAULT 0,
        ADD COLUMN missions integer NOT NULL DEFAULT 0`);
    for (const [column, comment] of [
      ['retention', 'percent'],
      ['family', 'OPEID6: campuses with the same one share debt and earnings'],
      ['settings', 'bit n is the nth choice of the filter'],
      ['tests', 'bit n is the nth choice of the filter'],
      ['missions', 'bit n is the nth choice of the filter'],
    ])
      await db.query(`COMMENT ON COLUMN colleges.directory_entries.${column} IS '${comment}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE colleges.directory_entries
        DROP COLUMN net_price, DROP COLUMN retention, DROP COLUMN earnings, DROP COLUMN debt, DROP COLUMN family,
        DROP COLUMN settings, DROP COLUMN tests, DROP COLUMN missions`);
  }
}

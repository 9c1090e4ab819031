import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs that copy the catalog have been sent, so that they can ask for the changes since then. */
export class ExportedVersions1765500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE colleges.exported_versions (
        version uuid PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
        recorded_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(/* sql */ `
      COMMENT ON COLUMN colleges.exported_versions.version IS 'colleges.catalog_version.content when it was exported'`);
    await runner.query(/* sql */ `
      CREATE TABLE colleges.exported_colleges (
        college_id integer PRIMARY KEY,
        digest text COLLATE "C" NOT NULL,
        changed_in bigint NOT NULL,
        is_removed boolean NOT NULL DEFAULT false
      )`);
    await runner.query(/* sql */ `
      COMMENT ON COLUMN colleges.exported_colleges.changed_in IS 'number of the exported version with the last change'`);
    await runner.query(/* sql */ `CREATE INDEX exported_colleges_by_change ON colleges.exported_colleges (changed_in)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE colleges.exported_colleges, colleges.exported_versions');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of imports also lists those of the field-of-study file. */
export class ImportsOfFields1765100000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      ALTER TABLE colleges.catalogue_imports DROP CONSTRAINT catalogue_imports_source_check,
        ADD CONSTRAINT catalogue_imports_source_check CHECK (source IN ('starter', 'scorecard', 'fields'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DELETE FROM colleges.catalogue_imports WHERE source = 'fields';
      ALTER TABLE colleges.catalogue_imports DROP CONSTRAINT catalogue_imports_source_check,
        ADD CONSTRAINT catalogue_imports_source_check CHECK (source IN ('starter', 'scorecard'))
    `);
  }
}

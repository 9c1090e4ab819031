import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The imports of field-of-study files, from which majors are read. */
export class MajorsImports1765100000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE colleges.majors_imports (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        after_import integer NOT NULL,
        file_name text NOT NULL,
        sha256 text,
        release text,
        finished_at timestamptz NOT NULL,
        rows_read integer NOT NULL, changed integer NOT NULL, unchanged integer NOT NULL, left_out integer NOT NULL
      );
      COMMENT ON COLUMN colleges.majors_imports.after_import IS 'the last import of colleges before this one'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE colleges.majors_imports');
  }
}

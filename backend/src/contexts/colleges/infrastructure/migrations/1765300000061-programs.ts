import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The programs of colleges with their figures, from field-of-study files. */
export class Programs1765300000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      CREATE TABLE colleges.programs (
        college_id integer NOT NULL REFERENCES colleges.colleges ON DELETE CASCADE,
        cip text COLLATE "C" NOT NULL,
        credlev smallint NOT NULL,
        opeid6 text COLLATE "C" NOT NULL,
        awards integer,
        earnings_1_year integer,
        earnings_4_years integer,
        debt integer,
        monthly_payment integer,
        national integer,
        national_p25 integer,
        national_p75 integer,
        suppressed text[] NOT NULL,
        students jsonb NOT NULL,
        PRIMARY KEY (college_id, cip, credlev)
      );
      COMMENT ON TABLE colleges.programs IS 'money is whole US dollars, null is "not reported"';
      COMMENT ON COLUMN colleges.programs.credlev IS 'level of the award, 1 to 8; 99 for programs without one';
      COMMENT ON COLUMN colleges.programs.opeid6 IS 'colleges with the same one are measured together; empty if unknown';
      COMMENT ON COLUMN colleges.programs.suppressed IS 'figures that the file withholds';
      COMMENT ON COLUMN colleges.programs.students IS 'number of students behind a figure';
      CREATE INDEX programs_of_field ON colleges.programs (cip, credlev);
      CREATE INDEX programs_by_earnings_4_years ON colleges.programs (cip, earnings_4_years DESC NULLS LAST);
      CREATE INDEX programs_by_earnings_1_year ON colleges.programs (cip, earnings_1_year DESC NULLS LAST);
      CREATE INDEX programs_by_awards ON colleges.programs (cip, awards DESC NULLS LAST);
      CREATE INDEX programs_by_debt ON colleges.programs (cip, debt);

      CREATE TABLE colleges.program_pools (
        opeid6 text COLLATE "C" NOT NULL,
        college_id integer NOT NULL REFERENCES colleges.colleges ON DELETE CASCADE,
        PRIMARY KEY (opeid6, college_id)
      );
      COMMENT ON TABLE colleges.program_pools IS 'the colleges whose programs have an OPEID6; empty ones are left out';

      CREATE TABLE colleges.program_supplements (
        college_id integer NOT NULL REFERENCES colleges.colleges ON DELETE CASCADE,
        cip text COLLATE "C" NOT NULL,
        credlev smallint NOT NULL,
        earnings_5_years integer,
        distance text,
        suppressed text[] NOT NULL,
        students jsonb NOT NULL,
        PRIMARY KEY (college_id, cip, credlev)
      );
      COMMENT ON TABLE colleges.program_supplements IS
        'figures that the newest file may lack; they are shown with the programs of colleges.programs only';

      CREATE TABLE colleges.program_fields (
        cip text COLLATE "C" PRIMARY KEY,
        title text NOT NULL,
        colleges integer NOT NULL,
        programs integer NOT NULL
      );

      CREATE TABLE colleges.program_sources (
        part text PRIMARY KEY CHECK (part IN ('main', 'supplement')),
        file_name text NOT NULL,
        sha256 text,
        release text,
        figures text[] NOT NULL,
        finished_at timestamptz NOT NULL,
        rows_read integer NOT NULL
      );
      COMMENT ON TABLE colleges.program_sources IS 'the file that each of the two tables of figures was imported from';

      CREATE FUNCTION colleges.refresh_program_statistics() RETURNS void LANGUAGE sql
        SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        ANALYZE colleges.programs, colleges.program_supplements, colleges.program_fields,
          colleges.program_pools
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(/* sql */ `
      DROP FUNCTION colleges.refresh_program_statistics();
      DROP TABLE colleges.programs, colleges.program_supplements, colleges.program_fields, colleges.program_pools,
        colleges.program_sources
    `);
  }
}

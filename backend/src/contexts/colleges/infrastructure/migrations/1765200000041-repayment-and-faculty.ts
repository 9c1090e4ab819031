import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEW_SHARES = [
  'repayment_2_years_default',
  'repayment_2_years_progress',
  'repayment_4_years_default',
  'repayment_4_years_progress',
  'repayment_4_years_paid',
  'withdrew_8_years',
  'faculty_ethnicity_white',
  'faculty_ethnicity_black',
  'faculty_ethnicity_hisp',
  'faculty_ethnicity_asian',
  'faculty_ethnicity_aian',
  'faculty_ethnicity_nhpi',
  'faculty_ethnicity_2mor',
  'faculty_ethnicity_nra',
  'faculty_ethnicity_unkn',
];

/**
 * Figures of the repayment of loans and of the faculty. What was stored as the share of students who are enrolled
 * elsewhere after 8 years is the share of those who withdrew.
 */
export class RepaymentAndFaculty1765200000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(
      `ALTER TABLE colleges.federal_figures ${NEW_SHARES.map((name) => `ADD COLUMN ${name} double precision,`).join(' ')}
         ADD COLUMN ranges jsonb NOT NULL DEFAULT '{}'`,
    );
    await db.query(`COMMENT ON COLUMN colleges.federal_figures.ranges IS 'figures that the file gives as a range'`);
    await moveShare(db, 'enrolled_elsewhere_8_years', 'withdrew_8_years');
  }

  async down(db: QueryRunner): Promise<void> {
    await moveShare(db, 'withdrew_8_years', 'enrolled_elsewhere_8_years');
    await db.query(
      `ALTER TABLE colleges.federal_figures ${NEW_SHARES.map((name) => `DROP COLUMN ${name},`).join(' ')}
         DROP COLUMN ranges`,
    );
  }
}

async function moveShare(db: QueryRunner, from: string, to: string): Promise<void> {
  await db.query(`UPDATE colleges.federal_figures SET ${to} = ${from}, ${from} = NULL WHERE ${from} IS NOT NULL`);
  await db.query('DELETE FROM colleges.figure_medians WHERE figure = $1', [to]);
  await db.query('UPDATE colleges.figure_medians SET figure = $2 WHERE figure = $1', [from, to]);
}

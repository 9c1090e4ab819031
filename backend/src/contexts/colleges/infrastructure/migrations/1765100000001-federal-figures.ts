import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures and facts of the institution-level file, and the medians that pages compare them with. */
export class FederalFigures1765100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE colleges.federal_figures (
        college_id integer PRIMARY KEY REFERENCES colleges.colleges ON DELETE CASCADE,
        predominant_award text CHECK (predominant_award IN ('none', 'certificate', 'associate', 'bachelor', 'graduate')),
        test_policy text CHECK (test_policy IN ('required', 'recommended', 'not_considered', 'optional')),
        locale smallint,
        missions text[] NOT NULL,
        religious_affiliation smallint,
        online_only boolean,
        fafsa_code text,
        cash_monitoring boolean,
        zip text,
        opeid6 text,
        threshold_state integer,
        threshold_nation integer,
        net_price integer,
        net_price_band1 integer,
        net_price_band2 integer,
        net_price_band3 integer,
        net_price_band4 integer,
        net_price_band5 integer,
        cost_of_attendance integer,
        cost_of_attendance_program integer,
        tuition_in_state integer,
        tuition_out_state integer,
        tuition_program integer,
        room_board_on_campus integer,
        room_board_off_campus integer,
        books integer,
        other_on_campus integer,
        other_off_campus integer,
        other_with_family integer,
        debt integer,
        monthly_payment integer,
        debt_all_borrowers integer,
        debt_withdrawn integer,
        debt_pell integer,
        debt_first_generation integer,
        parent_debt integer,
        parent_debt_all_borrowers integer,
        loan_share double precision,
        loan_share_first_time double precision,
        default_rate double precision,
        graduation_rate double precision,
        graduation_on_time double precision,
        graduation_200 double precision,
        graduation_pell double precision,
        graduation_white double precision,
        graduation_black double precision,
        graduation_hisp double precision,
        graduation_asian double precision,
        transferred_out double precision,
        retention double precision,
        retention_part_time double precision,
        award_8_years double precision,
        award_8_years_full_time double precision,
        award_8_years_part_time double precision,
        award_8_years_transfer double precision,
        award_8_years_transfer_part_time double precision,
        still_enrolled_8_years double precision,
        enrolled_elsewhere_8_years double precision,
        earnings_6_years integer,
        earnings_8_years integer,
        earnings_10_years integer,
        earnings_10_years_p25 integer,
        earnings_10_years_p75 integer,
        earnings_10_years_income1 integer,
        earnings_10_years_income2 integer,
        earnings_10_years_income3 integer,
        earnings_1_year_after integer,
        earnings_4_years_after integer,
        above_high_school double precision,
        above_high_school_6_years double precision,
        above_high_school_8_years double precision,
        admission_rate double precision,
        sat_reading_25 integer,
        sat_reading_50 integer,
        sat_reading_75 integer,
        sat_math_25 integer,
        sat_math_50 integer,
        sat_math_75 integer,
        act_25 integer,
        act_50 integer,
        act_75 integer,
        enrollment integer,
        enrollment_without_degree_goal integer,
        enrollment_graduate integer,
        student_faculty_ratio double precision,
        faculty_full_time double precision,
        faculty_monthly_salary integer,
        spending_per_student integer,
        tuition_revenue_per_student integer,
        endowment bigint,
        part_time double precision,
        age_25_plus double precision,
        pell_share double precision,
        pell_share_first_time double precision,
        first_generation double precision,
        women_share double precision,
        men_share double precision,
        ethnicity_white double precision,
        ethnicity_black double precision,
        ethnicity_hisp double precision,
        ethnicity_asian double precision,
        ethnicity_aian double precision,
        ethnicity_nhpi double precision,
        ethnicity_2mor double precision,
        ethnicity_nra double precision,
        ethnicity_unkn double precision,
        suppressed text[] NOT NULL,
        students jsonb NOT NULL
      )`);
    await db.query(`COMMENT ON TABLE colleges.federal_figures IS
      'as the federal file reports them: shares are fractions, money is whole US dollars, null is "not reported"'`);
    await db.query(`COMMENT ON COLUMN colleges.federal_figures.suppressed IS 'figures that the file withholds'`);
    await db.query(`COMMENT ON COLUMN colleges.federal_figures.students IS 'number of students behind a figure'`);
    await db.query('CREATE INDEX federal_figures_pooled ON colleges.federal_figures (opeid6, college_id)');
    await db.query(`
      CREATE TABLE colleges.figure_medians (
        award text NOT NULL,
        figure text NOT NULL,
        median double precision NOT NULL,
        PRIMARY KEY (award, figure)
      )`);
    await db.query(`COMMENT ON COLUMN colleges.figure_medians.award IS 'predominant award of the colleges, or "all"'`);
    for (const table of ['federal_figures', 'figure_medians']) {
      await db.query(
        `CREATE TRIGGER record_catalog_change AFTER INSERT OR UPDATE OR DELETE ON colleges.${table}
           FOR EACH STATEMENT EXECUTE FUNCTION colleges.record_catalog_change()`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE colleges.figure_medians, colleges.federal_figures');
  }
}

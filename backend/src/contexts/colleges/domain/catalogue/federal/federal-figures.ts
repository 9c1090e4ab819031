/**
 * The unit of a figure: whole US dollars; a fraction of 0 to 1; points of a test; a number of people; people per
 * person.
 */
export type FigureUnit = 'usd' | 'share' | 'points' | 'people' | 'ratio';

/** Figures with the same measure describe the same period in a release. */
export type Measure =
  | 'prices'
  | 'aid'
  | 'enrollment'
  | 'finances'
  | 'retention'
  | 'completion'
  | 'completion-200'
  | 'outcomes-8-years'
  | 'debt'
  | 'parent-debt'
  | 'default-rate'
  | 'repayment-2'
  | 'repayment-4'
  | 'first-generation'
  | 'earnings-6'
  | 'earnings-8'
  | 'earnings-10'
  | 'earnings-after-1'
  | 'earnings-after-4';

interface FigureDefinition {
  readonly unit: FigureUnit;
  readonly measure: Measure;
  /** Columns of the institution-level file: the first one that reports a value, or withholds it, is used. */
  readonly columns: readonly string[];
  /** Columns for files that have none of the others. */
  readonly olderColumns?: readonly string[];
  /** Columns with the number of students behind the figure. */
  readonly studentColumns?: readonly string[];
  /** Whether all campuses with the same six-digit OPEID are measured together. */
  readonly isPooled?: true;
  /** Whether it describes the student body, and isn't shown if that is small. */
  readonly describesStudentBody?: true;
  /** Whether the file rounds values of few people to a range, such as "0.05-0.09". */
  readonly mayBeRange?: true;
  /** Whether a zero means that there is no value. */
  readonly isNeverZero?: true;
}

const byControl = (column: string): string[] => ['PUB', 'PRIV', 'PROG', 'OTHER'].map((part) => `${column}_${part}`);
const byLevel = (column: string, rest = ''): string[] => [`${column}4${rest}`, `${column}L4${rest}`];

const netPrice = (band: 1 | 2 | 3 | 4 | 5) =>
  ({
    unit: 'usd',
    measure: 'aid',
    columns: byControl(`NPT4${band}`),
    studentColumns: byControl(`NUM4${band}`),
  }) satisfies FigureDefinition;
const price = (column: string) => ({ unit: 'usd', measure: 'prices', columns: [column] }) satisfies FigureDefinition;
const completion = (...columns: string[]) =>
  ({ unit: 'share', measure: 'completion', columns }) satisfies FigureDefinition;
const outcome = (column: string) =>
  ({ unit: 'share', measure: 'outcomes-8-years', columns: [column] }) satisfies FigureDefinition;
const repayment = <M extends Measure>(measure: M, column: string) =>
  ({ unit: 'share', measure, columns: [column], isPooled: true, mayBeRange: true }) satisfies FigureDefinition;
const facultyShare = (column: string) =>
  ({ unit: 'share', measure: 'enrollment', columns: [column] }) satisfies FigureDefinition;
const debt = (column: string) =>
  ({ unit: 'usd', measure: 'debt', columns: [column], isPooled: true }) satisfies FigureDefinition;
const earnings = <M extends Measure>(measure: M, column: string, ...studentColumns: string[]) =>
  ({ unit: 'usd', measure, columns: [column], studentColumns, isPooled: true }) satisfies FigureDefinition;
const aboveHighSchool = <M extends Measure>(measure: M, column: string) =>
  ({ unit: 'share', measure, columns: [column], isPooled: true }) satisfies FigureDefinition;
const score = (column: string) =>
  ({ unit: 'points', measure: 'enrollment', columns: [column] }) satisfies FigureDefinition;
const studentShare = <M extends Measure>(measure: M, column: string) =>
  ({ unit: 'share', measure, columns: [column], describesStudentBody: true }) satisfies FigureDefinition;
const finance = (column: string) =>
  ({ unit: 'usd', measure: 'finances', columns: [column] }) satisfies FigureDefinition;

/** The figures of a college in the institution-level file, by their names in the API and the database. */
const FEDERAL_FIGURES = {
  net_price: { unit: 'usd', measure: 'aid', columns: byControl('NPT4') },
  net_price_band1: netPrice(1),
  net_price_band2: netPrice(2),
  net_price_band3: netPrice(3),
  net_price_band4: netPrice(4),
  net_price_band5: netPrice(5),
  cost_of_attendance: { unit: 'usd', measure: 'aid', columns: ['COSTT4_A'] },
  cost_of_attendance_program: { unit: 'usd', measure: 'aid', columns: ['COSTT4_P'] },
  tuition_in_state: price('TUITIONFEE_IN'),
  tuition_out_state: price('TUITIONFEE_OUT'),
  tuition_program: price('TUITIONFEE_PROG'),
  room_board_on_campus: price('ROOMBOARD_ON'),
  room_board_off_campus: price('ROOMBOARD_OFF'),
  books: price('BOOKSUPPLY'),
  other_on_campus: price('OTHEREXPENSE_ON'),
  other_off_campus: price('OTHEREXPENSE_OFF'),
  other_with_family: price('OTHEREXPENSE_FAM'),

  // The columns without _SUPP also contain values that stand for too few people to be shown.
  debt: debt('GRAD_DEBT_MDN_SUPP'),
  monthly_payment: debt('GRAD_DEBT_MDN10YR_SUPP'),
  debt_all_borrowers: debt('DEBT_MDN_SUPP'),
  debt_withdrawn: debt('WDRAW_DEBT_MDN'),
  debt_pell: debt('PELL_DEBT_MDN'),
  debt_first_generation: debt('FIRSTGEN_DEBT_MDN'),
  parent_debt: { ...debt('PLUS_DEBT_INST_COMP_MD'), measure: 'parent-debt' },
  parent_debt_all_borrowers: { ...debt('PLUS_DEBT_INST_MD'), measure: 'parent-debt' },
  loan_share: studentShare('aid', 'PCTFLOAN'),
  loan_share_first_time: studentShare('aid', 'FTFTPCTFLOAN'),
  default_rate: { unit: 'share', measure: 'default-rate', columns: ['CDR3'], isPooled: true },
  repayment_2_years_default: repayment('repayment-2', 'BBRR2_FED_UG_DFLT'),
  repayment_2_years_progress: repayment('repayment-2', 'BBRR2_FED_UG_MAKEPROG'),
  repayment_4_years_default: repayment('repayment-4', 'BBRR4_FED_UG_DFLT'),
  repayment_4_years_progress: repayment('repayment-4', 'BBRR4_FED_UG_MAKEPROG'),
  repayment_4_years_paid: repayment('repayment-4', 'BBRR4_FED_UG_PAIDINFULL'),

  graduation_rate: completion(...byLevel('C150_'), ...byLevel('C150_', '_POOLED')),
  graduation_on_time: completion(...byLevel('C100_')),
  graduation_200: { unit: 'share', measure: 'completion-200', columns: byLevel('C200_') },
  graduation_pell: completion(...byLevel('C150_', '_PELL')),
  graduation_white: completion(...byLevel('C150_', '_WHITE')),
  graduation_black: completion(...byLevel('C150_', '_BLACK')),
  graduation_hisp: completion(...byLevel('C150_', '_HISP')),
  graduation_asian: completion(...byLevel('C150_', '_ASIAN')),
  transferred_out: completion(...byLevel('TRANS_')),
  retention: { unit: 'share', measure: 'retention', columns: byLevel('RET_FT') },
  retention_part_time: { unit: 'share', measure: 'retention', columns: byLevel('RET_PT') },
  award_8_years: outcome('OMAWDP8_ALL'),
  award_8_years_full_time: outcome('OMAWDP8_FTFT'),
  award_8_years_part_time: outcome('OMAWDP8_PTFT'),
  award_8_years_transfer: outcome('OMAWDP8_FTNFT'),
  award_8_years_transfer_part_time: outcome('OMAWDP8_PTNFT'),
  still_enrolled_8_years: outcome('OMENRYP_ALL'),
  enrolled_elsewhere_8_years: outcome('OMENRAP_ALL'),
  // Without an award, and not known to be enrolled anywhere.
  withdrew_8_years: outcome('OMENRUP_ALL'),

  earnings_6_years: earnings('earnings-6', 'MD_EARN_WNE_P6', 'COUNT_WNE_P6'),
  earnings_8_years: earnings('earnings-8', 'MD_EARN_WNE_P8'),
  earnings_10_years: earnings('earnings-10', 'MD_EARN_WNE_P10', 'COUNT_WNE_P10'),
  earnings_10_years_p25: earnings('earnings-10', 'PCT25_EARN_WNE_P10', 'COUNT_WNE_P10'),
  earnings_10_years_p75: earnings('earnings-10', 'PCT75_EARN_WNE_P10', 'COUNT_WNE_P10'),
  earnings_10_years_income1: earnings('earnings-10', 'MD_EARN_WNE_INC1_P10'),
  earnings_10_years_income2: earnings('earnings-10', 'MD_EARN_WNE_INC2_P10'),
  earnings_10_years_income3: earnings('earnings-10', 'MD_EARN_WNE_INC3_P10'),
  earnings_1_year_after: earnings('earnings-after-1', 'MD_EARN_WNE_1YR'),
  earnings_4_years_after: earnings('earnings-after-4', 'MD_EARN_WNE_4YR'),
  above_high_school: aboveHighSchool('earnings-10', 'GT_THRESHOLD_P10'),
  above_high_school_6_years: aboveHighSchool('earnings-6', 'GT_THRESHOLD_P6'),
  above_high_school_8_years: aboveHighSchool('earnings-8', 'GT_THRESHOLD_P8'),

  admission_rate: {
    unit: 'share',
    measure: 'enrollment',
    columns: ['ADM_RATE_SUPP'],
    olderColumns: ['ADM_RATE'],
    isNeverZero: true,
  },
  sat_reading_25: score('SATVR25'),
  sat_reading_50: score('SATVR50'),
  sat_reading_75: score('SATVR75'),
  sat_math_25: score('SATMT25'),
  sat_math_50: score('SATMT50'),
  sat_math_75: score('SATMT75'),
  act_25: score('ACTCM25'),
  act_50: score('ACTCM50'),
  act_75: score('ACTCM75'),

  enrollment: { unit: 'people', measure: 'enrollment', columns: ['UGDS'] },
  enrollment_without_degree_goal: { unit: 'people', measure: 'enrollment', columns: ['UGNONDS'] },
  enrollment_graduate: { unit: 'people', measure: 'enrollment', columns: ['GRADS'] },
  student_faculty_ratio: { unit: 'ratio', measure: 'enrollment', columns: ['STUFACR'], isNeverZero: true },
  faculty_full_time: { unit: 'share', measure: 'enrollment', columns: ['PFTFAC'] },
  faculty_ethnicity_white: facultyShare('IRPS_WHITE'),
  faculty_ethnicity_black: facultyShare('IRPS_BLACK'),
  faculty_ethnicity_hisp: facultyShare('IRPS_HISP'),
  faculty_ethnicity_asian: facultyShare('IRPS_ASIAN'),
  faculty_ethnicity_aian: facultyShare('IRPS_AIAN'),
  faculty_ethnicity_nhpi: facultyShare('IRPS_NHPI'),
  faculty_ethnicity_2mor: facultyShare('IRPS_2MOR'),
  faculty_ethnicity_nra: facultyShare('IRPS_NRA'),
  faculty_ethnicity_unkn: facultyShare('IRPS_UNKN'),
  faculty_monthly_salary: { unit: 'usd', measure: 'enrollment', columns: ['AVGFACSAL'] },
  spending_per_student: finance('INEXPFTE'),
  tuition_revenue_per_student: finance('TUITFTE'),
  endowment: finance('ENDOWEND'),
  part_time: studentShare('enrollment', 'PPTUG_EF'),
  age_25_plus: studentShare('enrollment', 'UG25ABV'),
  pell_share: studentShare('aid', 'PCTPELL'),
  pell_share_first_time: studentShare('aid', 'FTFTPCTPELL'),
  first_generation: studentShare('first-generation', 'FIRST_GEN'),
  women_share: studentShare('enrollment', 'UGDS_WOMEN'),
  men_share: studentShare('enrollment', 'UGDS_MEN'),
  ethnicity_white: studentShare('enrollment', 'UGDS_WHITE'),
  ethnicity_black: studentShare('enrollment', 'UGDS_BLACK'),
  ethnicity_hisp: studentShare('enrollment', 'UGDS_HISP'),
  ethnicity_asian: studentShare('enrollment', 'UGDS_ASIAN'),
  ethnicity_aian: studentShare('enrollment', 'UGDS_AIAN'),
  ethnicity_nhpi: studentShare('enrollment', 'UGDS_NHPI'),
  ethnicity_2mor: studentShare('enrollment', 'UGDS_2MOR'),
  ethnicity_nra: studentShare('enrollment', 'UGDS_NRA'),
  ethnicity_unkn: studentShare('enrollment', 'UGDS_UNKN'),
} as const satisfies Readonly<Record<string, FigureDefinition>>;

export type FigureName = keyof typeof FEDERAL_FIGURES;

const isFigureName = (name: string): name is FigureName => Object.hasOwn(FEDERAL_FIGURES, name);
export const FIGURE_NAMES: readonly FigureName[] = Object.keys(FEDERAL_FIGURES).filter(isFigureName);

export const getFigureDefinition = (name: FigureName): FigureDefinition => FEDERAL_FIGURES[name];

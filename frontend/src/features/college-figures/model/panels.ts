import type { CollegeDetail, Figure, FigureName } from '@/entities/college';
import { formatCount, formatMoney } from '@/shared/lib/format';

interface PanelRow {
  name: FigureName;
  label: string;
}

export interface FigurePanel {
  id: string;
  title: string;
  /** The main figure, which is compared with other colleges. */
  main: PanelRow;
  /** The main figure in a sentence. */
  sentence: (college: CollegeDetail) => string | null;
  rows: readonly PanelRow[];
}

const outOf100 = (share: number): string => `${Math.round(share * 100)} of 100`;

/** Returns the sentence for a value, or null without one. */
const sentenceOf =
  (name: FigureName, say: (value: number, college: CollegeDetail) => string) =>
  (college: CollegeDetail): string | null => {
    const { value } = college.figures[name];
    return value === null ? null : say(value, college);
  };

function priceSentence(value: number, { figures }: CollegeDetail): string {
  if (value < 0) return `Grants exceed costs by ${formatMoney(-value)} a year for the average student with aid.`;
  const price = figures.cost_of_attendance.value ?? figures.cost_of_attendance_program.value;
  const before = price === null ? '' : ` The price before grants is ${formatMoney(price)}.`;
  return `Students with federal aid pay ${formatMoney(value)} a year on average, after grants and scholarships.${before}`;
}

/** Federal loans of a dependent student in the first years, by number of years. */
const FEDERAL_LOANS = { 2: 12_000, 4: 27_000 } as const;

function debtSentence(value: number, { figures, level }: CollegeDetail): string {
  const payment = figures.monthly_payment.value;
  const monthly = payment === null ? '' : `, which takes ${formatMoney(payment)} a month for 10 years to repay`;
  const years = level === '4-year' ? 4 : 2;
  const gap = (figures.net_price.value ?? 0) * years - FEDERAL_LOANS[years];
  const rest =
    gap > 0
      ? ` Federal loans of a dependent student cover up to ${formatMoney(FEDERAL_LOANS[years])} in ${years} years (2026 limits); at the average price, ${formatMoney(gap)} has to come from savings, work or other loans.`
      : '';
  return `Half of the graduates with federal loans owe more than ${formatMoney(value)}${monthly}.${rest}`;
}

function earningsSentence(value: number, { figures, facts }: CollegeDetail): string {
  const highSchool = facts.high_school_earnings.state ?? facts.high_school_earnings.nation;
  const above = figures.above_high_school.value;
  const beside =
    highSchool === null
      ? above === null
        ? ''
        : ` ${outOf100(above)} earn more than a typical high-school graduate.`
      : ` A typical high-school graduate earns ${formatMoney(highSchool)}.`;
  return `Ten years after they started, half of the students with jobs earn more than ${formatMoney(value)} a year.${beside}`;
}

const TEST_POLICY_SENTENCES = {
  required: 'SAT or ACT scores are required.',
  recommended: 'SAT or ACT scores are recommended.',
  not_considered: 'SAT and ACT scores aren’t considered.',
  optional: 'SAT and ACT scores are optional.',
} as const;

function admissionSentence({ figures, facts, open_admission }: CollegeDetail): string | null {
  const rate = figures.admission_rate.value;
  const policy = facts.test_policy === null ? '' : TEST_POLICY_SENTENCES[facts.test_policy];
  if (open_admission) return `Open admission: everyone who applies is accepted. ${policy}`.trim();
  if (rate === null) return policy || null;
  return `${outOf100(rate)} applicants are accepted. ${policy}`.trim();
}

function studentsSentence(value: number, { facts }: CollegeDetail): string {
  const setting = facts.setting === null ? '' : ` Setting: ${facts.setting.toLowerCase()}.`;
  const online = facts.online_only ? ' All programs are online.' : '';
  const faith = facts.religious_affiliation === null ? '' : ` Religious affiliation: ${facts.religious_affiliation}.`;
  return `${formatCount(value)} undergraduates.${setting}${online}${faith}`;
}

/** The panels of a college's figures, in display order. */
export const FIGURE_PANELS: readonly FigurePanel[] = [
  {
    id: 'price',
    title: 'What it costs',
    main: { name: 'net_price', label: 'Average price after grants, per year' },
    sentence: sentenceOf('net_price', priceSentence),
    rows: [
      { name: 'tuition_in_state', label: 'Tuition and fees, in-state' },
      { name: 'tuition_out_state', label: 'Tuition and fees, out-of-state' },
      { name: 'tuition_program', label: 'Tuition for the largest program' },
      { name: 'room_board_on_campus', label: 'Housing and food on campus' },
      { name: 'room_board_off_campus', label: 'Housing and food off campus' },
      { name: 'books', label: 'Books and supplies' },
      { name: 'other_with_family', label: 'Other costs when living with family' },
    ],
  },
  {
    id: 'debt',
    title: 'What you’d owe',
    main: { name: 'debt', label: 'Median federal debt of graduates' },
    sentence: sentenceOf('debt', debtSentence),
    rows: [
      { name: 'monthly_payment', label: 'Monthly payment for 10 years' },
      { name: 'loan_share', label: 'Students with federal loans' },
      { name: 'debt_withdrawn', label: 'Debt of students who left without a degree' },
      { name: 'parent_debt', label: 'Parents’ loans (PLUS), median' },
    ],
  },
  {
    id: 'completion',
    title: 'Do students finish',
    main: { name: 'graduation_rate', label: 'Finish within one and a half times the normal time' },
    sentence: sentenceOf(
      'graduation_rate',
      (value) =>
        `${outOf100(value)} full-time students who start here finish within one and a half times the normal time.`,
    ),
    rows: [
      { name: 'graduation_on_time', label: 'Finish on time' },
      { name: 'graduation_200', label: 'Finish within twice the normal time' },
      { name: 'graduation_pell', label: 'Finish, of students with Pell Grants' },
      { name: 'award_8_years_part_time', label: 'Finish within 8 years, of part-time students' },
      { name: 'award_8_years_transfer', label: 'Finish within 8 years, of students who transferred in' },
      { name: 'retention', label: 'Return for the second year' },
      { name: 'transferred_out', label: 'Transfer to another college' },
    ],
  },
  {
    id: 'earnings',
    title: 'What graduates earn',
    main: { name: 'earnings_10_years', label: 'Median earnings 10 years after starting' },
    sentence: sentenceOf('earnings_10_years', earningsSentence),
    rows: [
      { name: 'earnings_10_years_p25', label: 'A quarter earns less than' },
      { name: 'earnings_10_years_p75', label: 'A quarter earns more than' },
      { name: 'earnings_6_years', label: 'Median 6 years after starting' },
      { name: 'above_high_school', label: 'Earn more than a high-school graduate' },
    ],
  },
  {
    id: 'admission',
    title: 'Getting in',
    main: { name: 'admission_rate', label: 'Applicants who are accepted' },
    sentence: admissionSentence,
    rows: [],
  },
  {
    id: 'students',
    title: 'Who is there',
    main: { name: 'enrollment', label: 'Undergraduates' },
    sentence: sentenceOf('enrollment', studentsSentence),
    rows: [
      { name: 'part_time', label: 'Part-time students' },
      { name: 'age_25_plus', label: 'Aged 25 and over' },
      { name: 'first_generation', label: 'First in the family to attend college' },
      { name: 'pell_share', label: 'Students with Pell Grants' },
      { name: 'women_share', label: 'Women' },
      { name: 'student_faculty_ratio', label: 'Students per faculty member' },
    ],
  },
];

/** The income of a family in each band, and its price. */
export const PRICE_BANDS: readonly PanelRow[] = [
  { name: 'net_price_band1', label: '$0 to $30,000' },
  { name: 'net_price_band2', label: '$30,001 to $48,000' },
  { name: 'net_price_band3', label: '$48,001 to $75,000' },
  { name: 'net_price_band4', label: '$75,001 to $110,000' },
  { name: 'net_price_band5', label: 'Over $110,000' },
];

/** The middle half of the scores of students who submitted them. */
export const SCORE_RANGES: readonly { label: string; from: FigureName; to: FigureName }[] = [
  { label: 'SAT reading and writing', from: 'sat_reading_25', to: 'sat_reading_75' },
  { label: 'SAT math', from: 'sat_math_25', to: 'sat_math_75' },
  { label: 'ACT', from: 'act_25', to: 'act_75' },
];

export const ETHNICITIES: readonly PanelRow[] = [
  { name: 'ethnicity_white', label: 'White' },
  { name: 'ethnicity_hisp', label: 'Hispanic' },
  { name: 'ethnicity_black', label: 'Black' },
  { name: 'ethnicity_asian', label: 'Asian' },
  { name: 'ethnicity_2mor', label: 'Two or more races' },
  { name: 'ethnicity_nra', label: 'Nonresidents' },
  { name: 'ethnicity_aian', label: 'American Indian or Alaska Native' },
  { name: 'ethnicity_nhpi', label: 'Native Hawaiian or Pacific Islander' },
  { name: 'ethnicity_unkn', label: 'Unknown' },
];

/** The names of federal missions. */
export const MISSION_LABELS: Record<CollegeDetail['facts']['missions'][number], string> = {
  historically_black: 'Historically Black college (HBCU)',
  predominantly_black: 'Predominantly Black institution',
  hispanic_serving: 'Hispanic-serving institution',
  tribal: 'Tribal college',
  asian_american_pacific_islander_serving: 'Asian American and Pacific Islander-serving institution',
  alaska_native_hawaiian_serving: 'Alaska Native and Native Hawaiian-serving institution',
  native_american_serving: 'Native American-serving institution',
};

/** Fewer students than this don't make a reliable average. */
const FEW_STUDENTS = 10;

export const hasFewStudents = ({ value, students }: Figure): boolean =>
  value !== null && students !== null && students < FEW_STUDENTS;

import {
  FIGURE_PANELS,
  type CollegeDetail,
  type Figure,
  type FigureLabel,
  type FigureName,
  type FigurePanelId,
} from '@/entities/college';
import { formatCount, formatMoney } from '@/shared/lib/format';

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

/** The main figure of each panel in a sentence; null if there is nothing to say. */
export const PANEL_SENTENCES: Record<FigurePanelId, (college: CollegeDetail) => string | null> = {
  price: sentenceOf('net_price', priceSentence),
  debt: sentenceOf('debt', debtSentence),
  completion: sentenceOf(
    'graduation_rate',
    (value) =>
      `${outOf100(value)} full-time students who start here finish within one and a half times the normal time.`,
  ),
  earnings: sentenceOf('earnings_10_years', earningsSentence),
  admission: admissionSentence,
  students: sentenceOf('enrollment', studentsSentence),
};

/** The middle half of the scores of students who submitted them. */
export const SCORE_RANGES: readonly { label: string; from: FigureName; to: FigureName }[] = [
  { label: 'SAT reading and writing', from: 'sat_reading_25', to: 'sat_reading_75' },
  { label: 'SAT math', from: 'sat_math_25', to: 'sat_math_75' },
  { label: 'ACT', from: 'act_25', to: 'act_75' },
];

export const ETHNICITIES: readonly FigureLabel[] = [
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

/** The race and ethnicity of the full-time faculty. */
export const FACULTY_ETHNICITIES: readonly FigureLabel[] = [
  { name: 'faculty_ethnicity_white', label: 'White' },
  { name: 'faculty_ethnicity_hisp', label: 'Hispanic' },
  { name: 'faculty_ethnicity_black', label: 'Black' },
  { name: 'faculty_ethnicity_asian', label: 'Asian' },
  { name: 'faculty_ethnicity_2mor', label: 'Two or more races' },
  { name: 'faculty_ethnicity_nra', label: 'Nonresidents' },
  { name: 'faculty_ethnicity_aian', label: 'American Indian or Alaska Native' },
  { name: 'faculty_ethnicity_nhpi', label: 'Native Hawaiian or Pacific Islander' },
  { name: 'faculty_ethnicity_unkn', label: 'Unknown' },
];

/** The beginnings of the names of figures that no row of a panel has. */
const OTHER_FIGURES: Record<FigurePanelId, RegExp> = {
  price: /^(net_price|cost_|other_)/,
  debt: /^(debt|default_rate|loan_|parent_debt|repayment)/,
  completion: /^(graduation|retention|award_)/,
  earnings: /^(earnings|above_high_school)/,
  admission: /^(sat_|act_)/,
  students: /^(enrollment|ethnicity|faculty|pell_share|men_share|spending|tuition_revenue|endowment)/,
};

/** Whether a figure belongs to the panel; every figure belongs to one. */
export function isPanelOf(id: FigurePanelId, figure: string | null): boolean {
  if (figure === null) return false;
  const owner = FIGURE_PANELS.find(({ main, rows }) => [main, ...rows].some(({ name }) => name === figure));
  return owner ? owner.id === id : OTHER_FIGURES[id].test(figure);
}

/** Fewer students than this don't make a reliable average. */
const FEW_STUDENTS = 10;

export const hasFewStudents = ({ value, students }: Figure): boolean =>
  value !== null && students !== null && students < FEW_STUDENTS;

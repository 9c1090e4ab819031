import type { CollegeFacts } from './college-facts';
import { type FigureName, getFigureDefinition } from './federal-figures';

/** Why a figure has no value. */
export const FIGURE_REASONS = ['not_reported', 'suppressed', 'does_not_apply'] as const;
export type FigureReason = (typeof FIGURE_REASONS)[number];

/** Shares of fewer students would describe single people. */
export const MIN_STUDENT_BODY = 30;

/** What decides whether a figure applies to a college. */
export interface FigureContext extends Pick<CollegeFacts, 'predominantAward' | 'testPolicy'> {
  readonly openAdmission: boolean | null;
  /** Number of undergraduates; null if not reported. */
  readonly enrollment: number | null;
  readonly chargesByProgram: boolean;
  readonly chargesByYear: boolean;
}

const SCORES = new Set<FigureName>([
  'sat_reading_25',
  'sat_reading_50',
  'sat_reading_75',
  'sat_math_25',
  'sat_math_50',
  'sat_math_75',
  'act_25',
  'act_50',
  'act_75',
]);
/** Figures of colleges that charge by academic year, and of those that charge by program. */
const BY_YEAR = new Set<FigureName>(['tuition_in_state', 'tuition_out_state', 'cost_of_attendance']);
const BY_PROGRAM = new Set<FigureName>(['tuition_program', 'cost_of_attendance_program']);
/** Figures that don't describe undergraduates. */
const NOT_UNDERGRADUATE = new Set<FigureName>([
  'enrollment_graduate',
  'faculty_full_time',
  'faculty_monthly_salary',
  'faculty_ethnicity_white',
  'faculty_ethnicity_black',
  'faculty_ethnicity_hisp',
  'faculty_ethnicity_asian',
  'faculty_ethnicity_aian',
  'faculty_ethnicity_nhpi',
  'faculty_ethnicity_2mor',
  'faculty_ethnicity_nra',
  'faculty_ethnicity_unkn',
  'spending_per_student',
  'tuition_revenue_per_student',
  'endowment',
]);

/** Whether a value must not be shown because the student body is too small. */
export const isHiddenShare = (name: FigureName, { enrollment }: FigureContext): boolean =>
  getFigureDefinition(name).describesStudentBody === true && enrollment !== null && enrollment < MIN_STUDENT_BODY;

/**
 * Returns why a figure without a value has none.
 * @param isSuppressed whether the file withholds the value
 */
export function explainMissingFigure(name: FigureName, isSuppressed: boolean, context: FigureContext): FigureReason {
  if (isSuppressed) return 'suppressed';
  return appliesTo(name, context) ? 'not_reported' : 'does_not_apply';
}

function appliesTo(name: FigureName, context: FigureContext): boolean {
  const { predominantAward, openAdmission, testPolicy, chargesByProgram, chargesByYear } = context;
  if (predominantAward === 'graduate' && !NOT_UNDERGRADUATE.has(name)) return false;
  if (name === 'admission_rate') return openAdmission !== true;
  if (SCORES.has(name)) return openAdmission !== true && testPolicy !== 'not_considered';
  if (BY_YEAR.has(name)) return !chargesByProgram;
  return !(BY_PROGRAM.has(name) && chargesByYear);
}

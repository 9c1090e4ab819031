import type { CollegeLevel } from './college-type';
import type { FigureName } from './federal/federal-figures';

/** The figures by which colleges are compared, by their names in the API and the database. */
export const COMPARED_FIGURES = [
  'admission_rate',
  'enrollment',
  'tuition_in_state',
  'tuition_out_state',
  'graduation_rate',
  'student_faculty_ratio',
] as const;
export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

/** The main figures, whose changes by a release are shown, in the order of the pages. */
export const CHANGING_FIGURES = [
  'net_price',
  'tuition_in_state',
  'tuition_out_state',
  'tuition_program',
  'debt',
  'graduation_rate',
  'retention',
  'earnings_10_years',
  'admission_rate',
  'enrollment',
] as const satisfies readonly FigureName[];
export type ChangingFigure = (typeof CHANGING_FIGURES)[number];

const UNKNOWN_YEAR_LABEL = 'year unknown';

/**
 * Returns the period that each figure of a release describes. A release is published in the second year after the fall
 * it reports; the classes whose graduation it reports started six years before that fall at four-year institutions, and
 * three years before at others.
 * @param release YYYY-MM-DD, or null if unknown
 */
export function dataYears(release: string | null, level: CollegeLevel): Record<ComparedFigure, string> {
  if (release === null) return sameYearForAllFigures(UNKNOWN_YEAR_LABEL);
  const fall = Number(release.slice(0, 4)) - 2;
  const academicYear = `${fall}-${String((fall + 1) % 100).padStart(2, '0')}`;
  return {
    ...sameYearForAllFigures(`fall ${fall}`),
    tuition_in_state: academicYear,
    tuition_out_state: academicYear,
    graduation_rate: `students who started in fall ${fall - (level === '4-year' ? 6 : 3)}`,
  };
}

const sameYearForAllFigures = (year: string): Record<ComparedFigure, string> =>
  Object.fromEntries(COMPARED_FIGURES.map((figure) => [figure, year])) as Record<ComparedFigure, string>;

const RATE_FIGURES: readonly ComparedFigure[] = ['admission_rate', 'graduation_rate'];
/** Tolerance for the rounding error of a floating-point subtraction. */
const ROUNDING_TOLERANCE = 1e-9;
const MAX_RELATIVE_DIFFERENCE = 0.1;

export const isRate = (figure: ComparedFigure): boolean => RATE_FIGURES.includes(figure);

/**
 * Whether the college's own figure is so far from the federal one that readers should know: by more than a tenth of the
 * federal one. The frontend has the same rule for values that are being typed.
 */
export function differsStrongly(college: number | null, federal: number | null): boolean {
  if (college === null || federal === null) return false;
  return Math.abs(college - federal) > MAX_RELATIVE_DIFFERENCE * Math.abs(federal) + ROUNDING_TOLERANCE;
}

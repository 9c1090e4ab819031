import type { CollegeLevel } from './college-type';

/** The figures a college is compared by, under the names they have in answers and columns. */
export const COMPARED = [
  'admission_rate',
  'enrollment',
  'tuition_in_state',
  'tuition_out_state',
  'graduation_rate',
  'student_faculty_ratio',
] as const;
export type ComparedFigure = (typeof COMPARED)[number];

const NOT_STATED = 'year unknown';

/**
 * The time each figure of a release is about. A release comes out in the second year after the fall it reports; the
 * classes whose graduation it reports began six years before that fall at four-year institutions, else three.
 * @param release YYYY-MM-DD, or null where the file did not tell
 */
export function yearsOf(release: string | null, level: CollegeLevel): Record<ComparedFigure, string> {
  if (release === null) return forAll(NOT_STATED);
  const fall = Number(release.slice(0, 4)) - 2;
  const academicYear = `${fall}-${String((fall + 1) % 100).padStart(2, '0')}`;
  return {
    ...forAll(`fall ${fall}`),
    tuition_in_state: academicYear,
    tuition_out_state: academicYear,
    graduation_rate: `students who started in fall ${fall - (level === '4-year' ? 6 : 3)}`,
  };
}

const forAll = (year: string): Record<ComparedFigure, string> =>
  Object.fromEntries(COMPARED.map((figure) => [figure, year])) as Record<ComparedFigure, string>;

const RATES: readonly ComparedFigure[] = ['admission_rate', 'graduation_rate'];
const MOST_POINTS = 10 / 100;
/** What a computer adds when it subtracts decimals. */
const ROUNDING = 1e-9;
const MOST_SHARE = 0.25;

export const isRate = (figure: ComparedFigure): boolean => RATES.includes(figure);

/**
 * Whether what a college says of itself is so far from the federal figure that readers should know: more than ten
 * percentage points, or more than a quarter.
 * Rates are fractions.
 */
export function differsMuch(figure: ComparedFigure, college: number | null, federal: number | null): boolean {
  if (college === null || federal === null) return false;
  const difference = Math.abs(college - federal);
  return difference > (isRate(figure) ? MOST_POINTS : MOST_SHARE * federal) + ROUNDING;
}

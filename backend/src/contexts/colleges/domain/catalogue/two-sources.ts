import type { ComparedFigure } from './figures';

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

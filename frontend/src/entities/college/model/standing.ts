import type { CollegeDetail, Measure } from '../api/colleges';
import { findPlacement } from './measures';

/** How colleges with a high and with a low figure compare with others. */
const COMPARISON_PHRASES: Record<Measure, { high: string; low: string }> = {
  enrollment: { high: 'Larger than {colleges}', low: 'Smaller than {colleges}' },
  student_faculty_ratio: {
    high: 'More students per faculty member than {colleges}',
    low: 'Fewer students per faculty member than {colleges}',
  },
  tuition_in_state: { high: 'More expensive than {colleges}', low: 'Less expensive than {colleges}' },
  tuition_out_state: { high: 'More expensive than {colleges}', low: 'Less expensive than {colleges}' },
  admission_rate: {
    high: 'Accepts a larger share of applicants than {colleges}',
    low: 'More selective than {colleges}',
  },
  graduation_rate: {
    high: 'Higher graduation rate than {colleges}',
    low: 'Lower graduation rate than {colleges}',
  },
};

/** The minimum percentage of colleges for each wording. */
const SHARE_PHRASES: readonly [number, string][] = [
  [95, 'almost every {type} college'],
  [75, 'most {type} colleges'],
  [55, 'the typical {type} college'],
];

/**
 * Compares a figure with colleges of the same type: 'More selective than almost every public 4-year college'.
 * @returns undefined if the figure or its percentile is unknown
 */
export function standingSentence(college: CollegeDetail, measure: Measure): string | undefined {
  const placement = findPlacement(college, measure);
  if (!placement) return undefined;
  const type = college.comparison.type.toLowerCase();
  const isHigh = placement.percentile >= 50;
  const share = isHigh ? placement.percentile : 100 - placement.percentile;
  const colleges = SHARE_PHRASES.find(([from]) => share >= from)?.[1].replace('{type}', type);
  if (!colleges) return `Close to the typical ${type} college`;
  const { high, low } = COMPARISON_PHRASES[measure];
  return (isHigh ? high : low).replace('{colleges}', colleges);
}

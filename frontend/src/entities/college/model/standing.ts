import type { CollegeDetail, Measure } from '@/shared/api';
import { placementOf } from './measures';

/** How a college with a high number and one with a low number compare with others. */
const COMPARED: Record<Measure, { high: string; low: string }> = {
  enrollment: { high: 'Larger than', low: 'Smaller than' },
  student_faculty_ratio: { high: 'More students per teacher than', low: 'Fewer students per teacher than' },
  tuition_in_state: { high: 'More expensive than', low: 'Less expensive than' },
  tuition_out_state: { high: 'More expensive than', low: 'Less expensive than' },
  admission_rate: { high: 'Accepts more of its applicants than', low: 'More selective than' },
  graduation_rate: { high: 'More students graduate than at', low: 'Fewer students graduate than at' },
};

/** From so many percent of the colleges on, and how they are called. */
const SHARES: readonly [number, string][] = [
  [95, 'almost every'],
  [75, 'most'],
  [55, 'the typical'],
];

/**
 * Where a figure of a college is among colleges of its type: 'More selective than almost every public 4-year college'.
 * @returns undefined where the figure or its percentile is not known
 */
export function standingOf(college: CollegeDetail, measure: Measure): string | undefined {
  const placement = placementOf(college, measure);
  if (!placement) return undefined;
  const type = college.comparison.type.toLowerCase();
  const isHigh = placement.percentile >= 50;
  const share = isHigh ? placement.percentile : 100 - placement.percentile;
  const amount = SHARES.find(([from]) => share >= from)?.[1];
  if (!amount) return `Close to the typical ${type} college`;
  const { high, low } = COMPARED[measure];
  return `${isHigh ? high : low} ${amount} ${type} ${amount === 'most' ? 'colleges' : 'college'}`;
}

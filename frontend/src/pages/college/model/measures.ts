import type { CollegeDetail, Measure } from '@/shared/api';
import { formatCount, formatMoney, formatPercent, formatRatio } from '@/shared/lib/format';

interface MeasureLook {
  label: string;
  format: (value: number | null) => string;
}

export const MEASURES: Record<Measure, MeasureLook> = {
  enrollment: { label: 'Enrollment', format: formatCount },
  student_faculty_ratio: { label: 'Student-Faculty Ratio', format: formatRatio },
  tuition_in_state: { label: 'In-State Tuition', format: formatMoney },
  tuition_out_state: { label: 'Out-of-State Tuition', format: formatMoney },
  admission_rate: { label: 'Admission Rate', format: formatPercent },
  graduation_rate: { label: 'Graduation Rate', format: formatPercent },
};

/** Where a number comes from, as it is printed under it: 'College Scorecard, fall 2023'. Nothing where no number is. */
export function sourceOf(college: CollegeDetail, measure: Measure): string | undefined {
  if (college[measure] === null) return undefined;
  const { source, year } = college.sources[measure];
  return `${source}, ${year}`;
}

export interface Placement {
  measure: Measure;
  value: number;
  median: number | null;
  /** Share of the colleges of its type at or below, 0 to 100. */
  percentile: number;
}

/** The measures of which both the college's own number and its place among its type are known. */
export function placementsOf(college: CollegeDetail): Placement[] {
  return (Object.keys(MEASURES) as Measure[]).flatMap((measure) => {
    const value = college[measure];
    const { median, percentile } = college.comparison[measure];
    return value === null || percentile === null ? [] : [{ measure, value, median, percentile }];
  });
}

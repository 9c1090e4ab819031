import { formatCount, formatMoney, formatPercent, formatRatio, once } from '@/shared/lib/format';
import type { CollegeDetail, Measure } from '../api/colleges';

interface MeasureFormat {
  label: string;
  format: (value: number | null) => string;
}

export const MEASURES: Record<Measure, MeasureFormat> = {
  enrollment: { label: 'Enrollment', format: formatCount },
  student_faculty_ratio: { label: 'Student-Faculty Ratio', format: formatRatio },
  tuition_in_state: { label: 'In-State Tuition', format: formatMoney },
  tuition_out_state: { label: 'Out-of-State Tuition', format: formatMoney },
  admission_rate: { label: 'Admission Rate', format: formatPercent },
  graduation_rate: { label: 'Graduation Rate', format: formatPercent },
};

/**
 * Returns the source of a figure, to display below it: 'College Scorecard, fall 2023'; undefined if there is no figure.
 */
export function sourceWithYear(college: CollegeDetail, measure: Measure): string | undefined {
  if (college[measure] === null) return undefined;
  const { source, year } = college.sources[measure];
  return `${source}, ${year}`;
}

/** Explains in one sentence why a figure is missing. */
export function missingFigureReason(college: CollegeDetail, measure: Measure): string {
  if (measure === 'admission_rate' && college.open_admission) return 'Everyone who applies is admitted.';
  const { source, year } = college.sources[measure];
  return `Not reported in ${source}, ${year}.`;
}

interface Placement {
  measure: Measure;
  value: number;
  median: number | null;
  /** Percentage of the colleges of its type at or below it, 0 to 100. */
  percentile: number;
}

/**
 * Returns the placement of a figure among colleges of the same type; undefined if the figure or its percentile is
 * unknown.
 */
export function findPlacement(college: CollegeDetail, measure: Measure): Placement | undefined {
  const value = college[measure];
  const { median, percentile } = college.comparison[measure];
  return value === null || percentile === null ? undefined : { measure, value, median, percentile };
}

/** Returns the distinct sources of some figures of a college. */
export const listSourcesWithYear = (college: CollegeDetail, measures: readonly Measure[]): string[] => [
  ...new Set(measures.flatMap((measure) => sourceWithYear(college, measure) ?? [])),
];

/** The name of each figure in a line of sources. */
const MEASURE_TOPICS: Record<Measure, string> = {
  enrollment: 'enrollment',
  admission_rate: 'acceptance rate',
  student_faculty_ratio: 'student-faculty ratio',
  tuition_in_state: 'tuition',
  tuition_out_state: 'tuition',
  graduation_rate: 'graduation rate',
};

/**
 * Returns the sources of some figures of a college in one line below them: 'Source: College Scorecard. Enrollment,
 * acceptance rate: fall 2023; tuition: 2023–24.' Undefined if there are no figures.
 */
export function formatSources(college: CollegeDetail, measures: readonly Measure[]): string | undefined {
  const known = measures
    .filter((measure) => college[measure] !== null)
    .map((measure) => ({
      source: college.sources[measure].source,
      topic: MEASURE_TOPICS[measure],
      year: college.sources[measure].year.replace(/(\d)-(\d)/, '$1–$2'),
    }));
  if (known.length === 0) return undefined;
  const sources = [...new Set(known.map(({ source }) => source))];
  const years = (source: string) => formatSourceYears(known.filter((one) => one.source === source));
  return sources.map((source) => `Source: ${source}${years(source)}.`).join(' ');
}

/** Returns the year, or each year with its topics if they differ. */
function formatSourceYears(figures: readonly { topic: string; year: string }[]): string {
  const years = [...new Set(figures.map(({ year }) => year))];
  if (years.length === 1) return `, ${years.join()}`;
  const topicsOf = (year: string) => new Set(figures.filter((one) => one.year === year).map(({ topic }) => topic));
  const text = years.map((year) => `${[...topicsOf(year)].join(', ')}: ${year}`).join('; ');
  return `. ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A formatted figure and its source. */
interface FigureWithSource {
  figure: string;
  from: string;
}

const dateFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));

interface SourceComparison {
  /** True if the two values differ by more than a tenth of the federal one. */
  differs: boolean;
  isSame: boolean;
  says: FigureWithSource[];
}

/** Returns the college value and the federal value of a figure, if there are both. */
export function compareSources(college: CollegeDetail, measure: Measure): SourceComparison | undefined {
  const { federal, college: own, differs } = college.sources[measure];
  if (federal === null || own === null || federal.value === null || own.value === null) return undefined;
  const { format } = MEASURES[measure];
  return {
    differs,
    isSame: federal.value === own.value,
    says: [
      { figure: format(own.value), from: `the college, ${dateFormat().format(new Date(own.changed_at))}` },
      { figure: format(federal.value), from: `federal figures, ${federal.year}` },
    ],
  };
}

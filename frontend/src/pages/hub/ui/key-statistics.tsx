import {
  MEASURES,
  PercentileStrip,
  findPlacement,
  formatSources,
  standingSentence,
  MeasureSourceComparison,
  type CollegeDetail,
  type Measure,
} from '@/entities/college';
import { formatCount } from '@/shared/lib/format';
import { DataUnavailable } from './data-unavailable';

const STATISTIC_MEASURES: readonly { measure: Measure; label: string }[] = [
  { measure: 'enrollment', label: 'Enrollment' },
  { measure: 'admission_rate', label: 'Acceptance Rate' },
  { measure: 'graduation_rate', label: 'Graduation Rate' },
  { measure: 'student_faculty_ratio', label: 'Student-Faculty Ratio' },
];

/** The figures of a college, each with its rank among colleges of the type, or why it is missing. */
export function KeyStatistics({ college }: { college: CollegeDetail }) {
  const { colleges, type } = college.comparison;
  const sources = formatSources(
    college,
    STATISTIC_MEASURES.map(({ measure }) => measure),
  );
  return (
    <section aria-labelledby="key-statistics" className="card p-5">
      <h2 id="key-statistics" className="text-2xl">
        Key statistics
      </h2>
      <p className="mt-1 text-sm text-muted">
        Each line runs from the lowest to the highest of {formatCount(colleges)} {type.toLowerCase()} colleges. The arch
        marks this college, and the tick marks the middle.
      </p>
      <dl className="mt-2 grid gap-x-8 md:grid-cols-2">
        {STATISTIC_MEASURES.map(({ measure, label }) => (
          <Statistic key={measure} college={college} measure={measure} label={label} />
        ))}
        {college.founded_year && (
          <div className="border-t border-line py-4">
            <dt className="text-muted">Founded</dt>
            <dd className="font-display text-2xl font-bold">{college.founded_year}</dd>
          </div>
        )}
      </dl>
      {sources && <p className="text-xs text-muted">{sources}</p>}
    </section>
  );
}

function Statistic({ college, measure, label }: { college: CollegeDetail; measure: Measure; label: string }) {
  const placement = findPlacement(college, measure);
  const value = college[measure];
  const { format } = MEASURES[measure];
  return (
    <div className="border-t border-line py-4">
      <dt className="text-muted">{label}</dt>
      {value === null ? (
        <dd>
          <DataUnavailable college={college} measure={measure} topic={label.toLowerCase()} />
        </dd>
      ) : (
        <>
          <dd className="font-display text-2xl font-bold">{format(value)}</dd>
          {placement && (
            <dd className="mt-2">
              <PercentileStrip percentile={placement.percentile} />
              <p className="mt-1 text-sm text-muted">{standingSentence(college, measure)}</p>
            </dd>
          )}
          <MeasureSourceComparison college={college} measure={measure} />
        </>
      )}
    </div>
  );
}

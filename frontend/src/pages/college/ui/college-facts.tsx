import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  hasOneTuition,
  MEASURES,
  PercentileStrip,
  findPlacement,
  recordInteraction,
  formatSources,
  standingSentence,
  MeasureSourceComparison,
  toWebAddress,
  type CollegeDetail,
  type InterestSource,
  type Measure,
} from '@/entities/college';
import { formatCount } from '@/shared/lib/format';

interface CollegeFactsProps {
  college: CollegeDetail;
  source: InterestSource;
}

/** The main figures of a college. Missing main figures are shown as N/A, others are omitted. */
const FACT_DEFINITIONS: readonly { measure: Measure; label: string; isMain?: true }[] = [
  { measure: 'enrollment', label: 'Students', isMain: true },
  { measure: 'admission_rate', label: 'Acceptance Rate', isMain: true },
  { measure: 'tuition_in_state', label: 'In-State Tuition', isMain: true },
  { measure: 'tuition_out_state', label: 'Out-of-State Tuition' },
  { measure: 'graduation_rate', label: 'Graduation Rate', isMain: true },
  { measure: 'student_faculty_ratio', label: 'Student-Faculty Ratio' },
];

/** The facts of a college where residents of the state pay as much as others, such as private ones. */
const SINGLE_TUITION_FACTS = FACT_DEFINITIONS.filter(({ measure }) => measure !== 'tuition_out_state').map((fact) =>
  fact.measure === 'tuition_in_state' ? { ...fact, label: 'Tuition' } : fact,
);

/** Every published figure once, compared with colleges of the same type; the sources are listed in one line. */
export function CollegeFacts({ college, source }: CollegeFactsProps) {
  const calculatorUrl = toWebAddress(college.net_price_calculator_url);
  const facts = hasOneTuition(college) ? SINGLE_TUITION_FACTS : FACT_DEFINITIONS;
  const measures = facts.map(({ measure }) => measure);
  const sources = formatSources(college, measures);
  const { colleges, type } = college.comparison;
  const hasComparison = measures.some((measure) => findPlacement(college, measure));
  return (
    <section aria-labelledby="facts" className="card p-5">
      <h2 id="facts" className="text-2xl">
        College Information
      </h2>
      {hasComparison && (
        <p className="mt-1 text-sm text-muted">
          Each line runs from the lowest to the highest of {formatCount(colleges)} {type.toLowerCase()} colleges. The
          arch marks this college, and the tick marks the middle.
        </p>
      )}
      <dl className="mt-3 grid gap-x-8 md:grid-cols-2">
        {facts.map(
          ({ measure, label, isMain }) =>
            (isMain || college[measure] !== null) && (
              <FigureFact key={measure} college={college} measure={measure} label={label} />
            ),
        )}
        {college.founded_year && <Fact term="Founded" value={String(college.founded_year)} />}
      </dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        {sources && <p className="text-xs text-muted">{sources}</p>}
        {calculatorUrl && (
          <a
            href={calculatorUrl}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => recordInteraction({ collegeId: college.id, type: 'net_price', source })}
            className="link inline-flex min-h-6 items-center gap-1"
          >
            This college’s net price calculator
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  );
}

function FigureFact({ college, measure, label }: { college: CollegeDetail; measure: Measure; label: string }) {
  if (measure === 'admission_rate' && college.open_admission) {
    return <Fact term={label} value="Open admission: everyone is accepted" />;
  }
  const placement = findPlacement(college, measure);
  return (
    <Fact term={label} value={MEASURES[measure].format(college[measure])}>
      {placement && (
        <dd>
          <PercentileStrip percentile={placement.percentile} />
          <p className="mt-1 text-sm text-muted">{standingSentence(college, measure)}</p>
        </dd>
      )}
      <MeasureSourceComparison college={college} measure={measure} />
    </Fact>
  );
}

function Fact({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="font-display text-2xl font-bold">{value}</dd>
      {children}
    </div>
  );
}

import { ExternalLink } from 'lucide-react';
import {
  hasOneTuition,
  recordInteraction,
  formatSources,
  MeasureSourceComparison,
  toWebAddress,
  type CollegeDetail,
} from '@/entities/college';
import { formatMoney } from '@/shared/lib/format';
import { DataUnavailable } from './data-unavailable';

const COST_MEASURES = [
  { measure: 'tuition_in_state', label: 'In-state tuition per year' },
  { measure: 'tuition_out_state', label: 'Out-of-state tuition per year' },
] as const;

/** Yearly costs beside the median of the type, and where to start with financial aid. */
export function CostSection({ college }: { college: CollegeDetail }) {
  const costs = hasOneTuition(college)
    ? [{ measure: COST_MEASURES[0].measure, label: 'Tuition per year' }]
    : COST_MEASURES;
  const amounts = costs.flatMap(({ measure }) => [college[measure] ?? 0, college.comparison[measure].median ?? 0]);
  const max = Math.max(...amounts, 1);
  const sources = formatSources(
    college,
    costs.map(({ measure }) => measure),
  );
  return (
    <section aria-labelledby="costs" className="card p-5">
      <h2 id="costs" className="text-2xl">
        Cost and financial aid
      </h2>
      <p className="mt-1 text-sm text-muted">
        Tuition includes required fees. The tick marks the median for {college.comparison.type.toLowerCase()} colleges.
      </p>
      <dl className="mt-2 grid gap-x-8 md:grid-cols-2">
        {costs.map(({ measure, label }) => {
          const value = college[measure];
          const { median } = college.comparison[measure];
          return (
            <div key={measure} className="border-t border-line py-4">
              <dt className="text-muted">{label}</dt>
              {value === null ? (
                <dd>
                  <DataUnavailable college={college} measure={measure} topic={label.toLowerCase()} />
                </dd>
              ) : (
                <>
                  <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-display text-2xl font-bold">{formatMoney(value)}</span>
                    {median !== null && <span className="num text-sm text-muted">Middle: {formatMoney(median)}</span>}
                  </dd>
                  <dd aria-hidden="true">
                    <CostBar share={value / max} median={median === null ? null : median / max} />
                  </dd>
                  <MeasureSourceComparison college={college} measure={measure} />
                </>
              )}
            </div>
          );
        })}
      </dl>
      {sources && <p className="text-xs text-muted">{sources}</p>}
      <AidLinks college={college} />
    </section>
  );
}

function CostBar({ share, median }: { share: number; median: number | null }) {
  return (
    <div className="relative mt-2 h-4 rounded-chip bg-grey-soft">
      <span
        className="absolute inset-y-0 left-0 rounded-chip bg-c1 forced-colors:bg-[CanvasText]"
        style={{ width: `${share * 100}%` }}
      />
      {median !== null && (
        <span
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink forced-colors:bg-[Highlight]"
          style={{ left: `${median * 100}%` }}
        />
      )}
    </div>
  );
}

function AidLinks({ college }: { college: CollegeDetail }) {
  const ownCalculatorUrl = toWebAddress(college.net_price_calculator_url);
  const links = [
    {
      href: 'https://studentaid.gov/h/apply-for-aid/fafsa',
      label: 'Apply for federal aid (FAFSA)',
      says: 'You need this form for grants, loans and work-study.',
    },
    {
      href: ownCalculatorUrl ?? 'https://collegecost.ed.gov/net-price',
      label: ownCalculatorUrl ? 'This college’s net price calculator' : 'Net price calculator center',
      says: 'Estimate what a family like yours pays after grants.',
      onFollow: () => recordInteraction({ collegeId: college.id, type: 'net_price', source: 'hub' }),
    },
    {
      href: 'https://www.careeronestop.org/toolkit/training/find-scholarships.aspx',
      label: 'Scholarship search',
      says: 'Scholarships and grants, listed by the Department of Labor.',
    },
  ];
  return (
    <ul className="mt-4 grid gap-x-8 border-t border-line pt-4 md:grid-cols-3">
      {links.map(({ href, label, says, onFollow }) => (
        <li key={href} className="py-1">
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onFollow}
            className="link inline-flex min-h-6 items-center gap-1 font-semibold"
          >
            {label}
            <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <p className="text-sm text-muted">{says}</p>
        </li>
      ))}
    </ul>
  );
}

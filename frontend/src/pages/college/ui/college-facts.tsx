import { ExternalLink } from 'lucide-react';
import { MEASURES, sourceOf, webAddress } from '@/entities/college';
import type { CollegeDetail, Measure } from '@/shared/api';

export function CollegeFacts({ college }: { college: CollegeDetail }) {
  const calculator = webAddress(college.net_price_calculator_url);
  return (
    <section aria-labelledby="facts" className="card p-5">
      <h2 id="facts" className="text-2xl">
        College Information
      </h2>
      <dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
        {(Object.keys(MEASURES) as Measure[]).map((measure) => (
          <Fact
            key={measure}
            term={MEASURES[measure].label}
            value={MEASURES[measure].format(college[measure])}
            source={sourceOf(college, measure)}
          />
        ))}
        {college.founded_year && <Fact term="Founded" value={String(college.founded_year)} />}
      </dl>
      {calculator && (
        <p className="mt-4">
          <a
            href={calculator}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-6 items-center gap-1"
          >
            Net price calculator of the college
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
    </section>
  );
}

function Fact({ term, value, source }: { term: string; value: string; source?: string | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="num text-lg font-semibold">{value}</dd>
      {source && <dd className="w-full text-xs text-muted">{source}</dd>}
    </div>
  );
}

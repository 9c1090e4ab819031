import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEASURES, sourceOf, TwoSources, webAddress } from '@/entities/college';
import { recordInteraction, type CollegeDetail, type InterestSource, type Measure } from '@/shared/api';

interface CollegeFactsProps {
  college: CollegeDetail;
  source: InterestSource;
}

export function CollegeFacts({ college, source }: CollegeFactsProps) {
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
          >
            <TwoSources college={college} measure={measure} />
          </Fact>
        ))}
        {college.founded_year && <Fact term="Founded" value={String(college.founded_year)} />}
      </dl>
      {calculator && (
        <p className="mt-4">
          <a
            href={calculator}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => recordInteraction({ collegeId: college.id, type: 'net_price', source })}
            className="link inline-flex min-h-6 items-center gap-1"
          >
            This college’s net price calculator
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
    </section>
  );
}

interface FactProps {
  term: string;
  value: string;
  source?: string | undefined;
  children?: ReactNode;
}

function Fact({ term, value, source, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="num text-lg font-semibold">{value}</dd>
      {source && <dd className="w-full text-xs text-muted">{source}</dd>}
      {children}
    </div>
  );
}

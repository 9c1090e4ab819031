import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '@/shared/lib/format';
import { Chip } from '@/shared/ui/chip';
import type { College } from '../api/colleges';
import { alumniCountLabel } from '../lib/alumni-count';
import { admissionRateText } from '../lib/admission-rate';
import { usePriceFact } from '../model/use-price-fact';
import { CollegeTile } from './college-tile';

interface CollegeRowProps {
  college: College;
  heading: 'h2' | 'h3';
  /** Buttons, above the link that covers the card. */
  actions: ReactNode;
  /** Label and text of one more figure, such as the one by which the list is sorted. */
  ranked?: readonly [label: string, figure: string] | undefined;
  /** Shown if the college has no alumni. */
  noAlumni: ReactNode;
}

/** A college in a list with its key figures. The whole card links to its page. */
export function CollegeRow({ college, heading, actions, ranked, noAlumni }: CollegeRowProps) {
  const distance = college.distance_miles;
  const priceFactOf = usePriceFact();
  const figures = [
    ...(ranked ? [ranked] : []),
    priceFactOf(college),
    ['Admission rate', admissionRateText(college)],
    ['Graduation rate', formatPercent(college.graduation_rate)],
    ['Enrollment', formatCount(college.enrollment)],
  ];
  return (
    <article className="card relative grid grid-cols-1 gap-4 p-4 has-[h2_a:hover,h3_a:hover]:border-control sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_15rem]">
          <CollegeTile college={college} heading={heading} isStretched>
            {college.alumniCount > 0 && <Chip tone="gold">{alumniCountLabel(college.alumniCount)}</Chip>}
            {distance !== null && distance !== undefined && (
              <Chip tone="harbor">{distance.toLocaleString('en-US', { minimumFractionDigits: 1 })} miles away</Chip>
            )}
            {college.matched && college.matched.by !== 'name' && <Chip tone="harbor">{college.matched.text}</Chip>}
          </CollegeTile>
        </div>
        <div className="relative flex flex-wrap gap-2 *:flex-auto max-sm:w-full">{actions}</div>
      </div>
      <dl
        className={`grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 ${ranked ? 'sm:grid-cols-5' : 'sm:grid-cols-4'}`}
      >
        {figures.map(([term, figure]) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="num text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {college.alumniCount === 0 && noAlumni}
    </article>
  );
}

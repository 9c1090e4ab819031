import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  admissionRateText,
  alumniCountLabel,
  CollegeTile,
  toWebAddress,
  usePriceFact,
  type College,
} from '@/entities/college';
import { formatCount, formatPercent } from '@/shared/lib/format';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';

interface CollegeCardProps {
  college: College;
  heading: 'h2' | 'h3';
  action: ReactNode;
}

export function CollegeCard({ college, heading, action }: CollegeCardProps) {
  const website = toWebAddress(college.website);
  const priceFactOf = usePriceFact();
  const facts = [
    ['Enrollment', formatCount(college.enrollment)],
    ['Admission rate', admissionRateText(college)],
    priceFactOf(college),
    ['Graduation rate', formatPercent(college.graduation_rate)],
  ];
  return (
    <article className="card card-link flex h-full flex-col gap-4 p-5">
      <CollegeTile college={college} heading={heading}>
        {college.alumniCount > 0 && <Chip tone="gold">{alumniCountLabel(college.alumniCount)}</Chip>}
        {college.matched && college.matched.by !== 'name' && <Chip tone="harbor">{college.matched.text}</Chip>}
      </CollegeTile>
      {college.description && <p className="line-clamp-3 text-sm text-muted">{college.description}</p>}
      <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3">
        {facts.map(([term, figure]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="num text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2 print:hidden">
        {action}
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: 'plain', className: 'flex-auto whitespace-nowrap' })}
          >
            Visit Website
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">of {college.name}, opens in a new tab</span>
          </a>
        )}
      </div>
    </article>
  );
}

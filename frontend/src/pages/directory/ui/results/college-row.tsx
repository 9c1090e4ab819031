import { Check, Plus } from 'lucide-react';
import { CollegeTile } from '@/entities/college';
import type { College } from '@/shared/api';
import { formatCount, formatMoney, formatPercent } from '@/shared/lib/format';
import { Chip } from '@/shared/ui/chip';

interface CollegeRowProps {
  college: College;
  isCompared: boolean;
  onCompare: () => void;
}

/** A college in the list: who it is, its key figures, and whether it is among those to compare. */
export function CollegeRow({ college, isCompared, onCompare }: CollegeRowProps) {
  const distance = college.distance_miles;
  const figures = [
    ['In-state tuition', formatMoney(college.tuition_in_state)],
    ['Admission rate', formatPercent(college.admission_rate)],
    ['Graduation rate', formatPercent(college.graduation_rate)],
    ['Enrollment', formatCount(college.enrollment)],
  ];
  return (
    <article className="card grid gap-4 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3 max-sm:flex-wrap">
        <CollegeTile college={college} heading="h3">
          {distance !== null && distance !== undefined && (
            <Chip tone="harbor">{distance.toLocaleString('en-US', { minimumFractionDigits: 1 })} miles away</Chip>
          )}
          {college.matched && college.matched.by !== 'name' && <Chip tone="harbor">{college.matched.text}</Chip>}
        </CollegeTile>
        <CompareToggle name={college.name} isPressed={isCompared} onClick={onCompare} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-4">
        {figures.map(([term, figure]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="num text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

interface CompareToggleProps {
  name: string;
  isPressed: boolean;
  onClick: () => void;
}

export function CompareToggle({ name, isPressed, onClick }: CompareToggleProps) {
  const Icon = isPressed ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className="inline-flex min-h-11 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-control px-3 font-semibold text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft max-sm:w-full print:hidden forced-colors:aria-pressed:outline-2"
    >
      <Icon size={18} aria-hidden="true" />
      Compare<span className="sr-only"> {name}</span>
    </button>
  );
}

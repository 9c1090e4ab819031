import { Check, Columns3 } from 'lucide-react';
import { alumniCountLabel, CollegeTile, type College } from '@/entities/college';
import { AlumniAlert } from '@/features/alumni-alert';
import { SaveCollegeButton } from '@/features/save-college';
import { formatCount, formatMoney, formatPercent } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';

interface CollegeRowProps {
  college: College;
  isCompared: boolean;
  onCompare: () => void;
}

/**
 * A college in the list with its key figures. The whole card links to its page and contains buttons to save and compare
 * it.
 */
export function CollegeRow({ college, isCompared, onCompare }: CollegeRowProps) {
  const distance = college.distance_miles;
  const figures = [
    ['In-state tuition', formatMoney(college.tuition_in_state)],
    ['Admission rate', formatPercent(college.admission_rate)],
    ['Graduation rate', formatPercent(college.graduation_rate)],
    ['Enrollment', formatCount(college.enrollment)],
  ];
  return (
    <article className="card relative grid grid-cols-1 gap-4 p-4 has-[h3_a:hover]:border-control sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_15rem]">
          <CollegeTile college={college} heading="h3" isStretched>
            {college.alumniCount > 0 && <Chip tone="gold">{alumniCountLabel(college.alumniCount)}</Chip>}
            {distance !== null && distance !== undefined && (
              <Chip tone="harbor">{distance.toLocaleString('en-US', { minimumFractionDigits: 1 })} miles away</Chip>
            )}
            {college.matched && college.matched.by !== 'name' && <Chip tone="harbor">{college.matched.text}</Chip>}
          </CollegeTile>
        </div>
        {/* Above the link that covers the card. */}
        <div className="relative flex flex-wrap gap-2 *:flex-auto max-sm:w-full">
          <SaveCollegeButton college={college} />
          <CompareToggle name={college.name} isPressed={isCompared} onClick={onCompare} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-4">
        {figures.map(([term, figure]) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="num text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {college.alumniCount === 0 && <AlumniAlert college={college} className="relative justify-self-start" />}
    </article>
  );
}

interface CompareToggleProps {
  name: string;
  isPressed: boolean;
  onClick: () => void;
}

export function CompareToggle({ name, isPressed, onClick }: CompareToggleProps) {
  const Icon = isPressed ? Check : Columns3;
  return (
    <Button
      variant="quiet"
      aria-pressed={isPressed}
      onClick={onClick}
      className="shrink-0 aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft forced-colors:aria-pressed:outline-2"
    >
      <Icon size={18} aria-hidden="true" />
      Compare<span className="sr-only"> {name}</span>
    </Button>
  );
}

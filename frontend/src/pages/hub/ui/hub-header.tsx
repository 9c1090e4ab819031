import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { recordInteraction, collegeTypeLabel, toWebAddress, type CollegeDetail } from '@/entities/college';
import { CompareLink } from '@/features/compare-colleges';
import { AlumniAlert } from '@/features/alumni-alert';
import { AskAnAlumLink } from '@/features/connection';
import { SaveCollegeButton } from '@/features/save-college';
import { ArchMark } from '@/shared/ui/arch-mark';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { useFocusOnArrival } from './use-focus-on-arrival';

export function HubHeader({ college, takesFocus }: { college: CollegeDetail; takesFocus: boolean }) {
  const heading = useFocusOnArrival(takesFocus);
  const website = toWebAddress(college.website);

  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 sm:gap-x-6">
      <span className="sm:hidden">
        <ArchMark name={college.name} />
      </span>
      <span className="row-span-2 max-sm:hidden">
        <ArchMark name={college.name} size="large" />
      </span>
      <div>
        <h1 {...heading} className="text-title">
          {college.name}
        </h1>
        <p className="mt-1 text-lg text-muted">
          {college.city}, {college.state}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Chip>{collegeTypeLabel(college)}</Chip>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 max-sm:col-span-2 sm:flex sm:flex-wrap print:hidden">
        {college.alumniCount === 0 ? (
          <AlumniAlert college={college} className="col-span-full" />
        ) : (
          <AskAnAlumLink college={college.name} className={buttonStyles({ className: 'max-sm:col-span-2' })}>
            Ask an alum<span className="sr-only"> of {college.name}</span>
          </AskAnAlumLink>
        )}
        <SaveCollegeButton college={college} />
        <CompareLink college={college} />
        <Link
          to="/college/$collegeId"
          params={{ collegeId: String(college.id) }}
          className={buttonStyles({ variant: 'quiet' })}
        >
          Full profile<span className="sr-only"> of {college.name}</span>
        </Link>
        {website && (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: 'plain', className: 'max-sm:col-span-2' })}
            onClick={() => recordInteraction({ collegeId: college.id, type: 'website', source: 'hub' })}
          >
            Visit Website
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
    </header>
  );
}

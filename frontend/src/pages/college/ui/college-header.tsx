import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import {
  recordInteraction,
  collegeTypeLabel,
  toWebAddress,
  type CollegeDetail,
  type InterestSource,
} from '@/entities/college';
import { CompareLink } from '@/features/compare-colleges';
import { AlumniAlert } from '@/features/alumni-alert';
import { AskAnAlumLink } from '@/features/connection';
import { SaveCollegeButton } from '@/features/save-college';
import { ArchMark } from '@/shared/ui/arch-mark';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';

interface CollegeHeaderProps {
  college: CollegeDetail;
  source: InterestSource;
}

export function CollegeHeader({ college, source }: CollegeHeaderProps) {
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
        <h1 className="text-title">{college.name}</h1>
        <p className="mt-1 text-lg text-muted">
          {college.city}, {college.state}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Chip>{collegeTypeLabel(college)}</Chip>
        </p>
      </div>
      <div className="grid gap-3 max-sm:col-span-2">
        {college.branch_of && (
          <p>
            A branch campus of{' '}
            <Link to="/college/$collegeId" params={{ collegeId: String(college.branch_of.id) }} className="link">
              {college.branch_of.name}
            </Link>
            .
          </p>
        )}
        {college.aliases.length > 0 && <p className="text-muted">Also known as {college.aliases.join(', ')}.</p>}
        {college.description && <p className="max-w-[68ch]">{college.description}</p>}
        <div className="mt-1 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
          {college.alumniCount === 0 ? (
            <AlumniAlert college={college} className="col-span-full" />
          ) : (
            <AskAnAlumLink college={college.name} className={buttonStyles({ className: 'max-sm:col-span-2' })}>
              Ask an alum<span className="sr-only"> of {college.name}</span>
            </AskAnAlumLink>
          )}
          <SaveCollegeButton college={college} />
          <CompareLink college={college} />
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyles({ variant: 'plain', className: 'max-sm:col-span-2' })}
              onClick={() => recordInteraction({ collegeId: college.id, type: 'website', source })}
            >
              Visit Official Website
              <ExternalLink size={16} aria-hidden="true" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

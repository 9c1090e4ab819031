import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import {
  COLLEGE_ACTIONS_CLASSES,
  CollegeDescription,
  CollegeHeading,
  recordInteraction,
  toWebAddress,
  type CollegeDetail,
  type InterestSource,
} from '@/entities/college';
import { CompareLink } from '@/features/compare-colleges';
import { AlumniAlert } from '@/features/alumni-alert';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { AskAnAlumLink } from '@/features/connection';
import { SaveCollegeButton } from '@/features/save-college';
import { buttonStyles } from '@/shared/ui/button';

interface CollegeHeaderProps {
  college: CollegeDetail;
  source: InterestSource;
}

export function CollegeHeader({ college, source }: CollegeHeaderProps) {
  const website = toWebAddress(college.website);
  return (
    <CollegeHeading college={college}>
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
      <CollegeDescription college={college} />
      <div className={COLLEGE_ACTIONS_CLASSES}>
        {college.alumniCount === 0 ? (
          <AlumniAlert college={college} howToConfirm={<ConfirmEmailNotice />} className="col-span-full" />
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
    </CollegeHeading>
  );
}

import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import {
  COLLEGE_ACTIONS_CLASSES,
  CollegeHeading,
  recordInteraction,
  toWebAddress,
  type CollegeDetail,
} from '@/entities/college';
import { CompareLink } from '@/features/compare-colleges';
import { AlumniAlert } from '@/features/alumni-alert';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { AskAnAlumLink } from '@/features/connection';
import { SaveCollegeButton } from '@/features/save-college';
import { buttonStyles } from '@/shared/ui/button';
import { useFocusOnArrival } from './use-focus-on-arrival';

export function HubHeader({ college, takesFocus }: { college: CollegeDetail; takesFocus: boolean }) {
  const heading = useFocusOnArrival(takesFocus);
  const website = toWebAddress(college.website);

  return (
    <CollegeHeading college={college} heading={heading}>
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
    </CollegeHeading>
  );
}

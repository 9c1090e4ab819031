import { Link } from '@tanstack/react-router';
import {
  availabilityLabel,
  formatGraduationClass,
  joinFilled,
  replyTimeLabel,
  VerifiedBadge,
  type PublicAlumni,
  type ShownAlumniProfile,
} from '@/entities/alum';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ConnectionSection } from '@/features/connection';
import { useAuth } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';

/** Name, availability and available actions. */
export function IdentityCard({ alumni }: { alumni: PublicAlumni }) {
  const { id, fullName, role, alumniProfile: shown } = alumni;
  const { user } = useAuth();
  return (
    <div className="card grid grid-cols-1 gap-4 p-5 lg:sticky lg:top-8">
      <Avatar name={fullName} url={alumni.avatarUrl} size="large" />
      <div>
        <h1 className="text-3xl wrap-anywhere">{fullName}</h1>
        <SampleTag of={alumni} />
        {shown && <StudiesLine shown={shown} />}
      </div>
      {shown && <MentoringAvailability shown={shown} />}
      <div className="border-t border-line pt-4">
        {user?.id === id ? (
          <OwnProfileLinks />
        ) : (
          <ConnectionSection
            person={{ id, fullName, role }}
            page={`/alumni/${id}`}
            howToConfirm={<ConfirmEmailNotice />}
          />
        )}
      </div>
    </div>
  );
}

function StudiesLine({ shown }: { shown: ShownAlumniProfile }) {
  const { college, collegeId, major, graduationYear } = shown;
  return (
    <>
      {college && (
        <p className="mt-1 text-lg wrap-anywhere">
          {collegeId === null ? (
            college
          ) : (
            <Link to="/college/$collegeId" params={{ collegeId: String(collegeId) }} className="link">
              {college}
            </Link>
          )}
        </p>
      )}
      <p className="wrap-anywhere text-muted">{joinFilled([major, formatGraduationClass(graduationYear)], ' · ')}</p>
      <VerifiedBadge profile={shown} />
    </>
  );
}

function MentoringAvailability({ shown }: { shown: ShownAlumniProfile }) {
  const { industry, isWillingToMentor, repliesWithinDays } = shown;
  const availability = availabilityLabel(shown);
  return (
    <>
      {(industry || isWillingToMentor) && (
        <p className="flex flex-wrap gap-1.5">
          {industry && <Chip tone="harbor">{industry}</Chip>}
          {isWillingToMentor && <Chip>Willing to Mentor</Chip>}
        </p>
      )}
      {(availability || repliesWithinDays !== null) && (
        <p className="num text-muted">{joinFilled([availability, replyTimeLabel(repliesWithinDays)], '. ')}</p>
      )}
    </>
  );
}

function OwnProfileLinks() {
  return (
    <div className="grid gap-3">
      <p>This is how others see your profile.</p>
      <Link
        to="/profile-settings"
        search={{ tab: 'details' }}
        className={buttonStyles({ variant: 'quiet', wide: true })}
      >
        Edit your details
      </Link>
    </div>
  );
}

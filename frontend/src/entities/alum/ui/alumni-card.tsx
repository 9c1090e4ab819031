import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import type { AlumniUser, AlumniUserProfile } from '../api/alumni';
import { listCardSkills, formatPosition } from '../model/alumni-facts';
import { availabilityLabel, replyTimeLabel } from '../model/availability';
import { formatGraduationClass, joinFilled } from '../model/profile-facts';
import { VerifiedBadge } from './verified-badge';

interface AlumniCardProps {
  alumni: AlumniUser;
  heading: 'h2' | 'h3';
  /** The relationship to the person, or the action available. */
  action: ReactNode;
}

/** An alum in a list. The whole card links to the profile. */
export function AlumniCard({ alumni, heading: Heading, action }: AlumniCardProps) {
  const { id, fullName, avatarUrl, alumniProfile } = alumni;
  return (
    <article aria-label={fullName} className="card card-link flex h-full flex-col gap-3 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={fullName} url={avatarUrl} />
        <Heading className="min-w-0 flex-1 text-lg wrap-anywhere sm:text-xl">
          <Link
            to="/alumni/$alumniId"
            params={{ alumniId: String(id) }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            {fullName}
          </Link>
        </Heading>
      </div>
      {alumniProfile && <AlumniIntroduction profile={alumniProfile} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-1 print:hidden">{action}</div>
    </article>
  );
}

/** Studies, work, and whether the alum has a place for another student. */
function AlumniIntroduction({ profile }: { profile: AlumniUserProfile }) {
  const { college, major, graduationYear, industry, isWillingToMentor, repliesWithinDays } = profile;
  const work = formatPosition(profile);
  const availability = availabilityLabel(profile);
  const skills = listCardSkills(profile);
  return (
    <>
      <div>
        {college && <p className="font-semibold wrap-anywhere">{college}</p>}
        <p className="wrap-anywhere text-muted">{joinFilled([major, formatGraduationClass(graduationYear)], ' · ')}</p>
        <VerifiedBadge profile={profile} />
      </div>
      {work && <p className="wrap-anywhere">{work}</p>}
      {(industry || isWillingToMentor) && (
        <p className="flex flex-wrap gap-1.5">
          {industry && <Chip tone="harbor">{industry}</Chip>}
          {isWillingToMentor && <Chip>Willing to Mentor</Chip>}
        </p>
      )}
      {(availability || repliesWithinDays !== null) && (
        <p className="num text-sm text-muted">
          {joinFilled([availability, repliesWithinDays && replyTimeLabel(repliesWithinDays)], '. ')}
        </p>
      )}
      {skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0 wrap-anywhere">
              <Chip tone="grey">{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

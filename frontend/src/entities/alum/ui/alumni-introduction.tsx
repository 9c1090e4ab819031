import { Chip } from '@/shared/ui/chip';
import type { AlumniUserProfile } from '../api/alumni';
import { listCardSkills, formatPosition } from '../model/alumni-facts';
import { availabilityLabel, replyTimeLabel } from '../model/availability';
import { formatGraduationClass, joinFilled } from '../model/profile-facts';
import { VerifiedBadge } from './verified-badge';

/** The fields of a profile that a card shows. */
export type CardProfile = Pick<
  AlumniUserProfile,
  | 'college'
  | 'major'
  | 'graduationYear'
  | 'currentPosition'
  | 'company'
  | 'industry'
  | 'skills'
  | 'isWillingToMentor'
  | 'availabilityStatus'
  | 'placesLeft'
  | 'minutesLeft'
  | 'repliesWithinDays'
  | 'isVerifiedAlum'
>;

/** Studies, work, and whether the alum has a place for another student. */
export function AlumniIntroduction({ profile }: { profile: CardProfile }) {
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
        <p className="num text-sm text-muted">{joinFilled([availability, replyTimeLabel(repliesWithinDays)], '. ')}</p>
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

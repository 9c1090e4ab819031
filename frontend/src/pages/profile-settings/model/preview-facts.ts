import {
  availabilityLabel,
  replyTimeLabel,
  toAlumniFacts,
  formatGraduationClass,
  joinFilled,
  toListFacts,
  toTextFacts,
  removeEmptyLines,
  type ProfileFacts,
  type ShownAlumniProfile,
} from '@/entities/alum';
import type { OwnProfilePreview } from '@/entities/profile';

/** Returns the shown facts of a profile, in reading order. */
export function toPreviewFacts({ alumniProfile, studentProfile }: OwnProfilePreview): ProfileFacts {
  if (alumniProfile) return toAlumniFacts(alumniProfile);
  if (studentProfile) return toStudentFacts(studentProfile);
  return { headline: [], badges: [], lists: [], texts: [], links: [] };
}

/** Returns 'Open to 2 more mentees. Usually replies within a day'; empty if the viewer doesn't see whether the alum mentors. */
export function mentoringLine(
  shown: NonNullable<OwnProfilePreview['alumniProfile']>,
  {
    placesLeft,
    minutesLeft,
    repliesWithinDays,
  }: Pick<ShownAlumniProfile, 'placesLeft' | 'minutesLeft' | 'repliesWithinDays'>,
): string {
  if (shown.isWillingToMentor === null) return '';
  const availability = availabilityLabel({ ...shown, placesLeft, minutesLeft });
  return joinFilled([availability, replyTimeLabel(repliesWithinDays)], '. ');
}

function toStudentFacts(shown: NonNullable<OwnProfilePreview['studentProfile']>): ProfileFacts {
  const { currentSchool, graduationYear, intendedMajor } = shown;
  return {
    headline: removeEmptyLines([
      joinFilled([currentSchool, formatGraduationClass(graduationYear)], ' · '),
      joinFilled([intendedMajor], ''),
    ]),
    badges: [],
    lists: toListFacts([
      ['Skills to learn', shown.skillsToLearn],
      ['Areas of interest', shown.areasOfInterest],
      ['Preferred industries', shown.preferredIndustries],
    ]),
    texts: toTextFacts([
      ['About', shown.bio],
      ['Interests', shown.interests],
      ['Career goals', shown.careerGoals],
      ['Colleges considered', shown.schoolsConsidering],
      ['What they want in a mentor', shown.mentorshipPreferences],
      ['Location', shown.location],
      ['Phone', shown.phone],
      ['Contact email', shown.contactEmail],
    ]),
    links: [],
  };
}

import { alumniFacts, classOf, line, lists, texts, nonEmpty, type ProfileFacts } from '@/entities/alum';
import type { Preview } from '@/entities/profile';

/** Returns the shown facts of a profile, in reading order. */
export function factsOf({ alumniProfile, studentProfile }: Preview): ProfileFacts {
  if (alumniProfile) return alumniFacts(alumniProfile);
  if (studentProfile) return ofStudent(studentProfile);
  return { headline: [], badges: [], lists: [], texts: [], links: [] };
}

function ofStudent(shown: NonNullable<Preview['studentProfile']>): ProfileFacts {
  const { currentSchool, graduationYear, intendedMajor } = shown;
  return {
    headline: nonEmpty([line([currentSchool, classOf(graduationYear)], ' · '), line([intendedMajor], '')]),
    badges: [],
    lists: lists([
      ['Skills to learn', shown.skillsToLearn],
      ['Areas of interest', shown.areasOfInterest],
      ['Preferred industries', shown.preferredIndustries],
    ]),
    texts: texts([
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

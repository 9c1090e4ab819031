import type { Preview } from '@/shared/api';

interface PreviewFacts {
  /** The lines under the name. */
  headline: string[];
  badges: string[];
  /** Words with commas between them. */
  lists: { label: string; words: string }[];
  texts: { label: string; text: string }[];
}

type Maybe = string | number | null | undefined;

const line = (parts: Maybe[], between: string) =>
  parts.filter((part) => part !== null && part !== undefined).join(between);
const told = (lines: string[]) => lines.filter(Boolean);
const texts = (entries: [label: string, text: Maybe][]) =>
  entries.flatMap(([label, text]) => (text === null || text === undefined ? [] : [{ label, text: String(text) }]));
const lists = (entries: [label: string, words: Maybe][]) =>
  texts(entries).map(({ label, text }) => ({ label, words: text }));
const classOf = (year: number | null) => year && `Class of ${year}`;

/** What of a profile is shown, in the order in which it is read. */
export function factsOf({ alumniProfile, studentProfile }: Preview): PreviewFacts {
  if (alumniProfile) return ofAlumni(alumniProfile);
  if (studentProfile) return ofStudent(studentProfile);
  return { headline: [], badges: [], lists: [], texts: [] };
}

function ofAlumni(shown: NonNullable<Preview['alumniProfile']>): PreviewFacts {
  const { college, major, graduationYear, currentPosition, company, industry, yearsOfExperience } = shown;
  const years =
    yearsOfExperience === null ? null : `${yearsOfExperience} ${yearsOfExperience === 1 ? 'year' : 'years'}`;
  return {
    headline: told([line([college, major, classOf(graduationYear)], ' · '), line([currentPosition, company], ' at ')]),
    badges: told([industry ?? '', shown.isWillingToMentor ? 'Willing to Mentor' : '']),
    lists: lists([
      ['Skills', shown.skills],
      ['Can help with', shown.mentorshipAreas],
    ]),
    texts: texts([
      ['About', shown.bio],
      ['Experience', years],
      ['Location', shown.location],
      ['LinkedIn', shown.linkedinUrl],
      ['Twitter', shown.twitterHandle],
      ['GitHub', shown.githubUrl],
      ['Website', shown.personalWebsite],
    ]),
  };
}

function ofStudent(shown: NonNullable<Preview['studentProfile']>): PreviewFacts {
  const { currentSchool, graduationYear, intendedMajor } = shown;
  return {
    headline: told([line([currentSchool, classOf(graduationYear)], ' · '), line([intendedMajor], '')]),
    badges: [],
    lists: lists([
      ['Skills to learn', shown.skillsToLearn],
      ['Preferred industries', shown.preferredIndustries],
    ]),
    texts: texts([
      ['About', shown.bio],
      ['Interests', shown.interests],
      ['Career goals', shown.careerGoals],
      ['Colleges considered', shown.schoolsConsidering],
      ['Wishes for a mentor', shown.mentorshipPreferences],
      ['Location', shown.location],
      ['Phone', shown.phone],
      ['Contact email', shown.contactEmail],
    ]),
  };
}

import { parseMajors, type MentorMatchInput, type StudentMatchInput } from './match-factors';
import {
  findFieldOfStudy,
  toPhrase,
  findStateCode,
  phraseKey,
  type Phrase,
  parsePhrases,
  extractGoalStems,
} from './word-stemming';
import { foldTextWithSigns } from '../../../../shared/domain/fold-text';

/**
 * The terms by which a mentor is looked up before scoring. Mentors with the same terms may still get different scores.
 */
interface MentorMatchTerms {
  readonly major: string;
  readonly field: string | null;
  readonly college: string;
  readonly collegeId: number | null;
  readonly considered: readonly number[];
  /** The name of the industry, and each of its words. */
  readonly industries: readonly string[];
  readonly state: string | null;
  /** Stems of skills, areas and position. */
  readonly words: readonly string[];
}

/** The terms to look for; empty where the student's profile is. */
export interface StudentMatchTerms {
  readonly majors: readonly string[];
  readonly fields: readonly string[];
  /** Every run of words in their text about colleges, because each may be a name. */
  readonly colleges: readonly string[];
  readonly collegeIds: readonly number[];
  readonly industries: readonly string[];
  readonly state: string | null;
  readonly words: readonly string[];
}

/** The mentor's fields that are used for the look-up. */
export type IndexedMentorFields = Pick<
  MentorMatchInput,
  'college' | 'collegeId' | 'major' | 'currentPosition' | 'industry' | 'skills' | 'mentorshipAreas' | 'location'
> &
  Partial<Pick<MentorMatchInput, 'consideredColleges'>>;

/** Returns the terms of a mentor's studies; empty strings for missing or meaningless names. */
export const mentorStudyTerms = ({
  major,
  college,
  collegeId,
}: Pick<IndexedMentorFields, 'major' | 'college' | 'collegeId'>) => ({
  major: phraseKey(toPhrase(major)),
  college: foldTextWithSigns(college ?? ''),
  collegeId,
});

export function mentorMatchTerms(mentor: IndexedMentorFields): MentorMatchTerms {
  const phrases = [
    ...parsePhrases(mentor.skills),
    ...parsePhrases(mentor.mentorshipAreas),
    toPhrase(mentor.currentPosition),
  ];
  return {
    ...mentorStudyTerms(mentor),
    field: findFieldOfStudy(toPhrase(mentor.major).stems),
    considered: mentor.consideredColleges ?? [],
    industries: industryKeys(toPhrase(mentor.industry)),
    state: findStateCode(mentor.location),
    words: [...new Set(phrases.flatMap(({ stems }) => stems))],
  };
}

export function studentMatchTerms(student: StudentMatchInput): StudentMatchTerms {
  const majors = parseMajors(student.intendedMajor);
  const fields = new Set(majors.flatMap(({ stems }) => findFieldOfStudy(stems) ?? []));
  const wanted = parsePhrases(student.skillsToLearn).flatMap(({ stems }) => stems);
  return {
    majors: majors.map(phraseKey),
    fields: [...fields],
    colleges: possibleCollegeNames(student),
    collegeIds: student.savedColleges.map(({ id }) => id),
    state: findStateCode(student.location),
    industries: [...new Set(parsePhrases(student.preferredIndustries).flatMap(industryKeys))],
    words: [...new Set([...wanted, ...extractGoalStems(student.careerGoals).keys()])],
  };
}

const industryKeys = (phrase: Phrase): string[] =>
  phrase.stems.length === 0 ? [] : [...new Set([phraseKey(phrase), ...phrase.stems])];

const MAX_NAME_WORDS = 7;
const MAX_WORDS_SEARCHED = 80;

function possibleCollegeNames({ schoolsConsidering, savedColleges }: StudentMatchInput): string[] {
  const words = foldTextWithSigns(schoolsConsidering ?? '')
    .split(' ')
    .slice(0, MAX_WORDS_SEARCHED);
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + MAX_NAME_WORDS).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
  return [...new Set([...runs, ...savedColleges.map(({ name }) => foldTextWithSigns(name))])].filter(
    (run) => run !== '',
  );
}

import { majorsOf, type MentorMatchInput, type StudentMatchInput } from './match-factors';
import { fieldOf, phraseOf, stateOf, keyOf, type Phrase, phrasesOf, stemsOf } from './word-stemming';
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

export function mentorMatchTerms(mentor: IndexedMentorFields): MentorMatchTerms {
  const major = phraseOf(mentor.major);
  const phrases = [...phrasesOf(mentor.skills), ...phrasesOf(mentor.mentorshipAreas), phraseOf(mentor.currentPosition)];
  return {
    major: keyOf(major),
    field: fieldOf(major.stems),
    college: foldTextWithSigns(mentor.college ?? ''),
    collegeId: mentor.collegeId,
    considered: mentor.consideredColleges ?? [],
    industries: industryKeys(phraseOf(mentor.industry)),
    state: stateOf(mentor.location),
    words: [...new Set(phrases.flatMap(({ stems }) => stems))],
  };
}

export function studentMatchTerms(student: StudentMatchInput): StudentMatchTerms {
  const majors = majorsOf(student.intendedMajor);
  const fields = new Set(majors.flatMap(({ stems }) => fieldOf(stems) ?? []));
  const wanted = phrasesOf(student.skillsToLearn).flatMap(({ stems }) => stems);
  return {
    majors: majors.map(keyOf),
    fields: [...fields],
    colleges: namesIn(student),
    collegeIds: student.savedColleges.map(({ id }) => id),
    state: stateOf(student.location),
    industries: [...new Set(phrasesOf(student.preferredIndustries).flatMap(industryKeys))],
    words: [...new Set([...wanted, ...stemsOf(student.careerGoals).keys()])],
  };
}

const industryKeys = (phrase: Phrase): string[] =>
  phrase.stems.length === 0 ? [] : [...new Set([keyOf(phrase), ...phrase.stems])];

const LONGEST_NAME = 7;
const WORDS_LOOKED_AT = 80;

function namesIn({ schoolsConsidering, savedColleges }: StudentMatchInput): string[] {
  const words = foldTextWithSigns(schoolsConsidering ?? '')
    .split(' ')
    .slice(0, WORDS_LOOKED_AT);
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_NAME).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
  return [...new Set([...runs, ...savedColleges.map(({ name }) => foldTextWithSigns(name))])].filter(
    (run) => run !== '',
  );
}

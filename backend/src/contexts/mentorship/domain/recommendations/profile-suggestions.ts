import { scoreMatch } from '../matching/match-score';
import type { MentorMatchInput, StudentMatchInput } from '../matching/match-factors';
import { parsePhrases } from '../matching/word-stemming';
import { foldTextWithSigns } from '../../../../shared/domain/fold-text';

/** A mentor with more points is a strong match. */
const STRONG_MATCH_SCORE = 70;

/** A missing part of the student's profile, and what adding it can bring. */
export interface ProfileSuggestion {
  /** The suggested action, with an example that really brings this many matches, if there is one. */
  readonly what: string;
  /** Where to add it: the tab of the settings and the field on it. */
  readonly tab: 'details';
  readonly field: SuggestedField;
  /** How many more of the examined mentors score above 70 with the example; another answer may bring fewer or more. */
  readonly more: number;
}

const SUGGESTIONS = {
  intendedMajor: { what: 'Add your intended major', valuesOf: ({ major }: MentorMatchInput) => [major] },
  schoolsConsidering: {
    what: 'Add a college you’re considering',
    valuesOf: ({ college }: MentorMatchInput) => [college],
  },
  careerGoals: {
    what: 'Add a career goal',
    valuesOf: ({ mentorshipAreas }: MentorMatchInput) => parsePhrases(mentorshipAreas).map(({ text }) => text),
  },
  skillsToLearn: {
    what: 'Add a skill you want to learn',
    valuesOf: ({ skills }: MentorMatchInput) => parsePhrases(skills).map(({ text }) => text),
  },
  preferredIndustries: { what: 'Add an industry you prefer', valuesOf: ({ industry }: MentorMatchInput) => [industry] },
  location: { what: 'Add your location', valuesOf: ({ location }: MentorMatchInput) => [location] },
} as const;
type SuggestedField = keyof typeof SUGGESTIONS;
export const SUGGESTED_FIELDS = Object.keys(SUGGESTIONS) as SuggestedField[];

/**
 * Returns for each missing part the most that one answer would bring among `mentors`; the part that brings most comes
 * first.
 */
export function suggestProfileFields(
  student: StudentMatchInput,
  mentors: readonly MentorMatchInput[],
): ProfileSuggestion[] {
  const weak = mentors.filter((mentor) => scoreMatch(student, mentor).score <= STRONG_MATCH_SCORE);
  return SUGGESTED_FIELDS.filter(
    (part) => !student[part] && !(part === 'schoolsConsidering' && student.savedColleges.length > 0),
  )
    .map((field) => suggestField(field, student, weak))
    .sort((one, other) => other.more - one.more);
}

function suggestField(
  field: SuggestedField,
  student: StudentMatchInput,
  weak: readonly MentorMatchInput[],
): ProfileSuggestion {
  const { what, valuesOf } = SUGGESTIONS[field];
  const answers = new Map<string, { text: string; more: number }>();
  for (const mentor of weak) {
    for (const text of new Set(valuesOf(mentor))) {
      if (!text || scoreMatch({ ...student, [field]: text }, mentor).score <= STRONG_MATCH_SCORE) continue;
      const answer = answers.get(foldTextWithSigns(text)) ?? { text, more: 0 };
      answers.set(foldTextWithSigns(text), { ...answer, more: answer.more + 1 });
    }
  }
  const [best] = [...answers.values()].sort((one, other) => other.more - one.more || (one.text < other.text ? -1 : 1));
  // Suggesting where someone lives would make no sense.
  const hasExample = best && field !== 'location';
  return {
    what: hasExample ? `${what}, for example ${best.text}` : what,
    tab: 'details',
    field,
    more: best?.more ?? 0,
  };
}

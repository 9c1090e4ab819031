import { ProfileRefused } from './errors';
import {
  toFieldError,
  isGraduationYear,
  MAX_LONG_TEXT_LENGTH,
  graduationYearMessage,
  validateTexts,
  MAX_SHORT_TEXT_LENGTH,
  type TextRule,
} from './profile-text';

/** The fields of a student profile; null if empty. */
export interface StudentDetails {
  readonly intendedMajor: string | null;
  readonly currentSchool: string | null;
  readonly graduationYear: number | null;
  readonly interests: string | null;
  readonly careerGoals: string | null;
  readonly skillsToLearn: string | null;
  readonly areasOfInterest: string | null;
  readonly preferredIndustries: string | null;
  readonly schoolsConsidering: string | null;
  readonly mentorshipPreferences: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly phone: string | null;
  readonly contactEmail: string | null;
}

/** Omitted fields stay unchanged; an empty text or null clears a field. */
export type StudentProfileChanges = { readonly [field in keyof StudentDetails]?: StudentDetails[field] };

export const EMPTY_STUDENT_DETAILS: StudentDetails = {
  intendedMajor: null,
  currentSchool: null,
  graduationYear: null,
  interests: null,
  careerGoals: null,
  skillsToLearn: null,
  areasOfInterest: null,
  preferredIndustries: null,
  schoolsConsidering: null,
  mentorshipPreferences: null,
  location: null,
  bio: null,
  phone: null,
  contactEmail: null,
};

/** Students who start high school now may already know when they will graduate from college. */
const MAX_GRADUATION_YEARS_AHEAD = 10;
const CONTACT_NOT_FOR_MINORS_MESSAGE = 'You can add a phone number and a contact email once you’re 18.';

/**
 * To whom a field is shown if the profile is visible: always, even of minors; of adults only; or of adults and only to
 * their connections.
 */
type FieldVisibility = 'always' | 'of-adults' | 'to-connections';

const TEXT_RULES = {
  intendedMajor: { name: 'Intended major', longest: MAX_SHORT_TEXT_LENGTH, visibility: 'always' },
  currentSchool: { name: 'Current school', longest: MAX_SHORT_TEXT_LENGTH, visibility: 'of-adults' },
  interests: { name: 'Interests', longest: MAX_LONG_TEXT_LENGTH, visibility: 'always' },
  careerGoals: { name: 'Career goals', longest: MAX_LONG_TEXT_LENGTH, visibility: 'always' },
  skillsToLearn: { name: 'Skills to learn', longest: MAX_SHORT_TEXT_LENGTH, isList: true, visibility: 'always' },
  areasOfInterest: { name: 'Areas of interest', longest: MAX_SHORT_TEXT_LENGTH, isList: true, visibility: 'always' },
  preferredIndustries: {
    name: 'Preferred industries',
    longest: MAX_SHORT_TEXT_LENGTH,
    isList: true,
    visibility: 'always',
  },
  schoolsConsidering: { name: 'Schools considering', longest: MAX_LONG_TEXT_LENGTH, visibility: 'of-adults' },
  mentorshipPreferences: { name: 'Mentorship preferences', longest: MAX_LONG_TEXT_LENGTH, visibility: 'of-adults' },
  location: { name: 'Location', longest: MAX_SHORT_TEXT_LENGTH, visibility: 'to-connections' },
  bio: { name: 'Bio', longest: MAX_LONG_TEXT_LENGTH, visibility: 'always' },
  phone: { name: 'Phone', longest: MAX_SHORT_TEXT_LENGTH, visibility: 'to-connections' },
  contactEmail: { name: 'Contact email', longest: MAX_SHORT_TEXT_LENGTH, visibility: 'to-connections' },
} as const satisfies Record<
  Exclude<keyof StudentDetails, 'graduationYear'>,
  TextRule & { readonly visibility: FieldVisibility }
>;

const fieldVisibility = (field: keyof StudentDetails): FieldVisibility =>
  field === 'graduationYear' ? 'of-adults' : TEXT_RULES[field].visibility;

export const studentFieldsWithVisibility = (
  ...visibilities: readonly FieldVisibility[]
): readonly (keyof StudentDetails)[] =>
  (Object.keys(EMPTY_STUDENT_DETAILS) as (keyof StudentDetails)[]).filter((field) =>
    visibilities.includes(fieldVisibility(field)),
  );

/**
 * Validates the changes and returns the fields to store.
 * @throws ProfileRefused naming every invalid field
 */
export function validateStudentChanges(
  changes: StudentProfileChanges,
  isMinor: boolean,
  now: Date,
): Partial<StudentDetails> {
  const { texts, faults } = validateTexts(changes, TEXT_RULES);
  const { graduationYear } = changes;
  if (graduationYear != null && !isGraduationYear(graduationYear, MAX_GRADUATION_YEARS_AHEAD, now)) {
    faults.push(toFieldError('graduationYear', graduationYearMessage(MAX_GRADUATION_YEARS_AHEAD, now)));
  }
  for (const field of ['phone', 'contactEmail'] as const) {
    if (isMinor && texts[field]) faults.push(toFieldError(field, CONTACT_NOT_FOR_MINORS_MESSAGE));
  }

  const [first, ...others] = faults;
  if (first) throw new ProfileRefused([first, ...others]);
  return { ...texts, ...(graduationYear !== undefined && { graduationYear }) };
}

export const PROFILE_VISIBILITIES = ['public', 'private'] as const;

export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

export interface StudentProfileState extends StudentDetails {
  userId: number;
  /** Public profiles are visible to members, private ones only to connections; visitors see neither. */
  profileVisibility: ProfileVisibility;
  /** Null until the student chooses; the visibility then depends on the age at creation. */
  visibilityChosenAt: Date | null;
  /** When the student last edited the profile; null if never. */
  lastEditedAt: Date | null;
}

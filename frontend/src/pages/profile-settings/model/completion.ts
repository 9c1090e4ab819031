import type { User } from '@/shared/auth';

/** Items of a complete profile, in the order in which they are requested. */
export type CompletionItem =
  | 'fullName'
  | 'email'
  | 'avatarUrl'
  | 'age'
  | 'intendedMajor'
  | 'currentSchool'
  | 'college'
  | 'major'
  | 'graduationYear'
  | 'currentPosition'
  | 'company'
  | 'industry'
  | 'interests'
  | 'careerGoals'
  | 'bio'
  | 'skills'
  | 'location'
  | 'privacy';

interface ProfileCompletion {
  /** Share of the completed items, from 0 to 100, rounded. */
  percent: number;
  missing: CompletionItem[];
}

type Checklist = [item: CompletionItem, isThere: boolean][];

const textLength = (text: string | null | undefined) => text?.trim().length ?? 0;
const isFilledIn = (text: string | null | undefined) => textLength(text) > 0;
const isSet = (value: unknown) => value !== null && value !== undefined;

/**
 * Calculates how complete a profile is for the user's current role.
 *
 * @param isMinor whether they are under 18: then their visibility is fixed
 */
export function profileCompletion(user: User, isMinor: boolean): ProfileCompletion {
  const list = [...commonChecklist(user), ...roleChecklist(user, isMinor)];
  const missing = list.filter(([, isFilled]) => !isFilled).map(([item]) => item);
  return { percent: Math.round((100 * (list.length - missing.length)) / list.length), missing };
}

const commonChecklist = ({ fullName, email, avatarUrl, isAgeVerified }: User): Checklist => [
  ['fullName', isFilledIn(fullName)],
  ['email', email.includes('@')],
  ['avatarUrl', isFilledIn(avatarUrl)],
  ['age', isAgeVerified],
];

function roleChecklist({ role, studentProfile, alumniProfile }: User, isMinor: boolean): Checklist {
  if (role === 'student') return studentChecklist(studentProfile, isMinor);
  return role === 'alumni' ? alumniChecklist(alumniProfile) : [];
}

const studentChecklist = (profile: User['studentProfile'], isMinor: boolean): Checklist => [
  ['intendedMajor', isFilledIn(profile?.intendedMajor)],
  ['currentSchool', isFilledIn(profile?.currentSchool)],
  ['graduationYear', isSet(profile?.graduationYear)],
  ['interests', textLength(profile?.interests) > 10],
  ['careerGoals', textLength(profile?.careerGoals) > 10],
  ['bio', textLength(profile?.bio) > 20],
  ['privacy', isMinor || isSet(profile?.visibilityChosenAt)],
];

const alumniChecklist = (profile: User['alumniProfile']): Checklist => [
  ['college', isFilledIn(profile?.college)],
  ['major', isFilledIn(profile?.major)],
  ['graduationYear', isSet(profile?.graduationYear)],
  ['currentPosition', isFilledIn(profile?.currentPosition)],
  ['company', isFilledIn(profile?.company)],
  ['industry', isFilledIn(profile?.industry)],
  ['bio', textLength(profile?.bio) > 30],
  ['skills', textLength(profile?.skills) > 10],
  ['location', isFilledIn(profile?.location)],
  ['privacy', isSet(profile?.visibilityChosenAt)],
];

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

interface Completion {
  /** Share of the completed items, from 0 to 100, rounded. */
  percent: number;
  missing: CompletionItem[];
}

type Checklist = [item: CompletionItem, isThere: boolean][];

const lengthOf = (text: string | null | undefined) => text?.trim().length ?? 0;
const isTold = (text: string | null | undefined) => lengthOf(text) > 0;
const isSet = (value: unknown) => value !== null && value !== undefined;

/**
 * Calculates how complete a profile is for the user's current role.
 *
 * @param isMinor whether they are under 18: then their visibility is fixed
 */
export function completionOf(user: User, isMinor: boolean): Completion {
  const list = [...everyone(user), ...checklistOfRole(user, isMinor)];
  const missing = list.filter(([, isFilled]) => !isFilled).map(([item]) => item);
  return { percent: Math.round((100 * (list.length - missing.length)) / list.length), missing };
}

const everyone = ({ fullName, email, avatarUrl, isAgeVerified }: User): Checklist => [
  ['fullName', isTold(fullName)],
  ['email', email.includes('@')],
  ['avatarUrl', isTold(avatarUrl)],
  ['age', isAgeVerified],
];

function checklistOfRole({ role, studentProfile, alumniProfile }: User, isMinor: boolean): Checklist {
  if (role === 'student') return ofStudent(studentProfile, isMinor);
  return role === 'alumni' ? ofAlumni(alumniProfile) : [];
}

const ofStudent = (profile: User['studentProfile'], isMinor: boolean): Checklist => [
  ['intendedMajor', isTold(profile?.intendedMajor)],
  ['currentSchool', isTold(profile?.currentSchool)],
  ['graduationYear', isSet(profile?.graduationYear)],
  ['interests', lengthOf(profile?.interests) > 10],
  ['careerGoals', lengthOf(profile?.careerGoals) > 10],
  ['bio', lengthOf(profile?.bio) > 20],
  ['privacy', isMinor || isSet(profile?.visibilityChosenAt)],
];

const ofAlumni = (profile: User['alumniProfile']): Checklist => [
  ['college', isTold(profile?.college)],
  ['major', isTold(profile?.major)],
  ['graduationYear', isSet(profile?.graduationYear)],
  ['currentPosition', isTold(profile?.currentPosition)],
  ['company', isTold(profile?.company)],
  ['industry', isTold(profile?.industry)],
  ['bio', lengthOf(profile?.bio) > 30],
  ['skills', lengthOf(profile?.skills) > 10],
  ['location', isTold(profile?.location)],
  ['privacy', isSet(profile?.visibilityChosenAt)],
];

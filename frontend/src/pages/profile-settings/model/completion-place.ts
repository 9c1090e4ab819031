import type { Role } from '@/shared/auth';
import type { CompletionItem } from './completion';
import type { SettingsTab } from './tabs';

interface SettingsLocation {
  /** Label of the missing item. */
  label: string;
  /** Undefined if the user can't do anything about it. */
  tab?: SettingsTab;
  /** Element ID of the field in that tab. */
  field?: string;
}

const toDetailsLocation = (field: string, label: string): SettingsLocation => ({ label, tab: 'details', field });

const LOCATIONS_BY_ITEM: Record<Exclude<CompletionItem, 'privacy' | 'bio'>, SettingsLocation> = {
  fullName: { label: 'Name', tab: 'profile', field: 'fullName' },
  email: { label: 'Email address', tab: 'profile', field: 'email' },
  avatarUrl: { label: 'Picture', tab: 'profile', field: 'avatarUrl' },
  age: { label: 'Age (not confirmed yet)' },
  intendedMajor: toDetailsLocation('intendedMajor', 'Intended major'),
  currentSchool: toDetailsLocation('currentSchool', 'School'),
  college: toDetailsLocation('college', 'College'),
  major: toDetailsLocation('major', 'Major'),
  graduationYear: toDetailsLocation('graduationYear', 'Graduation year'),
  currentPosition: toDetailsLocation('currentPosition', 'Current position'),
  company: toDetailsLocation('company', 'Company'),
  industry: toDetailsLocation('industry', 'Industry'),
  interests: toDetailsLocation('interests', 'Interests (at least 11 characters)'),
  careerGoals: toDetailsLocation('careerGoals', 'Career goals (at least 11 characters)'),
  skills: toDetailsLocation('skills', 'Skills (at least 11 characters)'),
  location: toDetailsLocation('location', 'Location'),
};

/** Returns where in the settings a missing item can be entered. */
export function findSettingsLocation(item: CompletionItem, role: Role): SettingsLocation {
  const isStudent = role === 'student';
  if (item === 'bio') return toDetailsLocation('bio', `Bio (at least ${isStudent ? 21 : 31} characters)`);
  if (item !== 'privacy') return LOCATIONS_BY_ITEM[item];
  return {
    label: 'Profile visibility',
    tab: 'privacy',
    field: isStudent ? 'profileVisibility' : 'isProfileVisible',
  };
}

import type { Role } from '@/shared/auth';
import type { CompletionItem } from './completion';
import type { SettingsTab } from './tabs';

interface SettingsPlace {
  /** Label of the missing item. */
  label: string;
  /** Undefined if the user can't do anything about it. */
  tab?: SettingsTab;
  /** Element ID of the field in that tab. */
  field?: string;
}

const toDetailsPlace = (field: string, label: string): SettingsPlace => ({ label, tab: 'details', field });

const PLACES_BY_ITEM: Record<Exclude<CompletionItem, 'privacy' | 'bio'>, SettingsPlace> = {
  fullName: { label: 'Name', tab: 'profile', field: 'fullName' },
  email: { label: 'Email address', tab: 'profile', field: 'email' },
  avatarUrl: { label: 'Picture', tab: 'profile', field: 'avatarUrl' },
  age: { label: 'Age (not confirmed yet)' },
  intendedMajor: toDetailsPlace('intendedMajor', 'Intended major'),
  currentSchool: toDetailsPlace('currentSchool', 'School'),
  college: toDetailsPlace('college', 'College'),
  major: toDetailsPlace('major', 'Major'),
  graduationYear: toDetailsPlace('graduationYear', 'Graduation year'),
  currentPosition: toDetailsPlace('currentPosition', 'Current position'),
  company: toDetailsPlace('company', 'Company'),
  industry: toDetailsPlace('industry', 'Industry'),
  interests: toDetailsPlace('interests', 'Interests (at least 11 characters)'),
  careerGoals: toDetailsPlace('careerGoals', 'Career goals (at least 11 characters)'),
  skills: toDetailsPlace('skills', 'Skills (at least 11 characters)'),
  location: toDetailsPlace('location', 'Location'),
};

/** Returns where in the settings a missing item can be entered. */
export function findPlaceOfItem(item: CompletionItem, role: Role): SettingsPlace {
  const isStudent = role === 'student';
  if (item === 'bio') return toDetailsPlace('bio', `Bio (at least ${isStudent ? 21 : 31} characters)`);
  if (item !== 'privacy') return PLACES_BY_ITEM[item];
  return {
    label: 'Profile visibility',
    tab: 'privacy',
    field: isStudent ? 'profileVisibility' : 'isProfileVisible',
  };
}

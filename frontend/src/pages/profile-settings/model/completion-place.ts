import type { Role } from '@/shared/auth';
import type { CompletionItem } from './completion';
import type { SettingsTab } from './tabs';

interface Place {
  /** Label of the missing item. */
  label: string;
  /** Undefined if the user can't do anything about it. */
  tab?: SettingsTab;
  /** Element ID of the field in that tab. */
  field?: string;
}

const details = (field: string, label: string): Place => ({ label, tab: 'details', field });

const PLACES: Record<Exclude<CompletionItem, 'privacy' | 'bio'>, Place> = {
  fullName: { label: 'Name', tab: 'profile', field: 'fullName' },
  email: { label: 'Email address', tab: 'profile', field: 'email' },
  avatarUrl: { label: 'Picture', tab: 'profile', field: 'avatarUrl' },
  age: { label: 'Age (not confirmed yet)' },
  intendedMajor: details('intendedMajor', 'Intended major'),
  currentSchool: details('currentSchool', 'School'),
  college: details('college', 'College'),
  major: details('major', 'Major'),
  graduationYear: details('graduationYear', 'Graduation year'),
  currentPosition: details('currentPosition', 'Current position'),
  company: details('company', 'Company'),
  industry: details('industry', 'Industry'),
  interests: details('interests', 'Interests (at least 11 characters)'),
  careerGoals: details('careerGoals', 'Career goals (at least 11 characters)'),
  skills: details('skills', 'Skills (at least 11 characters)'),
  location: details('location', 'Location'),
};

/** Returns where in the settings a missing item can be entered. */
export function tabOfItem(item: CompletionItem, role: Role): Place {
  const isStudent = role === 'student';
  if (item === 'bio') return details('bio', `Bio (at least ${isStudent ? 21 : 31} characters)`);
  if (item !== 'privacy') return PLACES[item];
  return {
    label: 'Profile visibility',
    tab: 'privacy',
    field: isStudent ? 'profileVisibility' : 'isProfileVisible',
  };
}

import type { Role } from '../../../shared/domain/role';
import type { AlumniChoices, AlumniProfileState } from './alumni-profile';
import { ChoiceRefused, OtherRole } from './errors';
import type { ProfileVisibility, StudentProfileState } from './student-profile';
import { fault } from './told';

export interface StudentChoices {
  readonly profileVisibility?: ProfileVisibility;
}

/** Who sees a profile, and who may ask; the fields of the other role are null. */
export interface Preferences {
  readonly isProfileVisible: boolean | null;
  readonly allowStudentConnections: boolean | null;
  readonly profileVisibility: ProfileVisibility | null;
  readonly visibilityChosenAt: Date | null;
}

const CHOICES_OF = {
  student: ['profileVisibility'],
  alumni: ['isProfileVisible', 'allowStudentConnections'],
} as const;

/** @throws OtherRole for administrators; ChoiceRefused for a choice of the other role, and for none at all */
export function assertChoicesOf(
  role: Role,
  choices: AlumniChoices & StudentChoices,
): asserts role is keyof typeof CHOICES_OF {
  if (role === 'college_admin') throw new OtherRole();
  const own: readonly string[] = CHOICES_OF[role];
  const made = Object.entries(choices).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const [first, ...others] = made.filter((field) => !own.includes(field)).map((field) => fault(field, NOT_YOURS));
  if (first) throw new ChoiceRefused([first, ...others]);
  if (made.length === 0) throw new ChoiceRefused([fault(CHOICES_OF[role][0], 'Choose something to change')]);
}

const NOT_YOURS = 'This is not a choice of your role';

export const preferencesOfStudent = ({ profileVisibility, visibilityChosenAt }: StudentProfileState): Preferences => ({
  ...{ isProfileVisible: null, allowStudentConnections: null, profileVisibility, visibilityChosenAt },
});

export const preferencesOfAlumni = (profile: AlumniProfileState): Preferences => {
  const { isProfileVisible, allowStudentConnections, visibilityChosenAt } = profile;
  return { isProfileVisible, allowStudentConnections, profileVisibility: null, visibilityChosenAt };
};

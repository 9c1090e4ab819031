import type { AlumniProfileState, ProfileVisibility, StudentProfileState } from '../profile-fields/profile-states';
import type { Role } from '../../../../shared/domain/role';
import type { AlumniChoices } from '../profiles/alumni-profile';
import { ChoiceRefused, OtherRole } from '../profile-fields/errors';
import { type Sharing, SHARING_FIELDS, type SharingChoices } from './sharing';
import { fault } from '../profile-fields/profile-text';

export interface StudentChoices {
  readonly profileVisibility?: ProfileVisibility;
}

export type PrivacyChoices = AlumniChoices & StudentChoices & SharingChoices;

/** Who sees a profile, and who may ask; the fields of the other role are null. */
export interface ProfilePreferences {
  readonly isProfileVisible: boolean | null;
  readonly allowStudentConnections: boolean | null;
  readonly profileVisibility: ProfileVisibility | null;
  readonly visibilityChosenAt: Date | null;
}

/** The same with what is shared with connections. */
export interface Preferences extends ProfilePreferences, Sharing {}

const CHOICES_OF = {
  student: ['profileVisibility'],
  alumni: ['isProfileVisible', 'allowStudentConnections'],
} as const;

/** @throws OtherRole for administrators; ChoiceRefused for a choice of the other role, and for none at all */
export function assertChoicesOf(role: Role, choices: PrivacyChoices): asserts role is keyof typeof CHOICES_OF {
  if (role === 'college_admin') throw new OtherRole();
  const own: readonly string[] = [...CHOICES_OF[role], ...SHARING_FIELDS];
  const made = madeChoices(choices);
  const [first, ...others] = made.filter((field) => !own.includes(field)).map((field) => fault(field, NOT_YOURS));
  if (first) throw new ChoiceRefused([first, ...others]);
  if (made.length === 0) throw new ChoiceRefused([fault(CHOICES_OF[role][0], 'Choose something to change')]);
}

const madeChoices = (choices: PrivacyChoices): string[] =>
  Object.entries(choices).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Whether something is chosen about the profile, and not only about what is shared. */
export const choosesProfile = (choices: PrivacyChoices): boolean =>
  madeChoices(choices).some((field) => !SHARING_FIELDS.some((sharing) => sharing === field));

const NOT_YOURS = 'This is not a choice of your role';

export const preferencesOfStudent = ({
  profileVisibility,
  visibilityChosenAt,
}: StudentProfileState): ProfilePreferences => ({
  ...{ isProfileVisible: null, allowStudentConnections: null, profileVisibility, visibilityChosenAt },
});

export const preferencesOfAlumni = (profile: AlumniProfileState): ProfilePreferences => {
  const { isProfileVisible, allowStudentConnections, visibilityChosenAt } = profile;
  return { isProfileVisible, allowStudentConnections, profileVisibility: null, visibilityChosenAt };
};

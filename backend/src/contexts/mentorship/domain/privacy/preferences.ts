import { Aggregate } from '../../../../shared/domain/aggregate';
import { SharingNotForMinors, ChoiceRefused } from '../profile-fields/errors';
import { RoleNotAllowed } from '../profiles/person';
import { SharingChanged } from '../../integration-events/sharing-events';
import { type AlumniChoices } from '../profiles/profiles';
import type { ProfileVisibility, StudentProfileState } from '../profile-fields/student-details';
import type { AlumniProfileState } from '../profile-fields/alumni-details';
import type { Role } from '../../../../shared/domain/role';
import { toFieldError } from '../profile-fields/profile-text';

export interface SharingSettings {
  /** Whether connections see when the person has read messages. */
  readonly readReceipts: boolean;
  /** Whether connections see that the person is active or typing. */
  readonly activityStatus: boolean;
}

export type SharingChoices = { readonly [field in keyof SharingSettings]?: boolean };

export const NOTHING_SHARED: SharingSettings = { readReceipts: false, activityStatus: false };
const SHARING_FIELDS = ['readReceipts', 'activityStatus'] as const satisfies (keyof SharingSettings)[];

export interface SharingState extends SharingSettings {
  readonly userId: number;
  /** Null until something is chosen. */
  readonly changedAt: Date | null;
}

/** What a person shares with connections who share it too. Off until chosen, and always off under 18. */
export class SharingPreferences extends Aggregate {
  private constructor(private state: SharingState) {
    super();
  }

  static create(userId: number): SharingPreferences {
    return new SharingPreferences({ userId, ...NOTHING_SHARED, changedAt: null });
  }

  static restore(state: SharingState): SharingPreferences {
    return new SharingPreferences(state);
  }

  /**
   * @returns whether anything has changed
   * @throws SharingNotForMinors
   */
  applyChoices(choices: SharingChoices, isMinor: boolean, now: Date): boolean {
    const [refused, ...others] = isMinor ? SHARING_FIELDS.filter((field) => choices[field]) : [];
    if (refused) throw new SharingNotForMinors([refused, ...others]);
    const before = this.state;
    const after: SharingSettings = {
      readReceipts: choices.readReceipts ?? before.readReceipts,
      activityStatus: choices.activityStatus ?? before.activityStatus,
    };
    const changes = SHARING_FIELDS.filter((field) => before[field] !== after[field]);
    if (changes.length === 0) return false;
    this.state = { ...before, ...after, changedAt: now };
    for (const field of changes) this.record(new SharingChanged(before.userId, field, after[field], now));
    return true;
  }

  /** Returns the effective settings: everything is off while the person is under 18. */
  getEffectiveSharing(isMinor: boolean): SharingSettings {
    const { readReceipts, activityStatus } = this.state;
    return isMinor ? NOTHING_SHARED : { readReceipts, activityStatus };
  }

  snapshot(): SharingState {
    return { ...this.state };
  }
}

interface StudentChoices {
  readonly profileVisibility?: ProfileVisibility;
}

export type PrivacyChoices = AlumniChoices & StudentChoices & SharingChoices;

/** Who sees a profile, and who may send requests; the fields of the other role are null. */
export interface ProfilePreferences {
  readonly isProfileVisible: boolean | null;
  readonly allowStudentConnections: boolean | null;
  readonly profileVisibility: ProfileVisibility | null;
  readonly visibilityChosenAt: Date | null;
}

/** The profile settings and what is shared with connections. */
export interface PrivacyPreferences extends ProfilePreferences, SharingSettings {}

const PROFILE_CHOICES_BY_ROLE = {
  student: ['profileVisibility'],
  alumni: ['isProfileVisible', 'allowStudentConnections'],
} as const;

/** @throws RoleNotAllowed for administrators; ChoiceRefused if a field belongs to the other role, or no field is set */
export function assertChoicesAllowed(
  role: Role,
  choices: PrivacyChoices,
): asserts role is keyof typeof PROFILE_CHOICES_BY_ROLE {
  if (role === 'college_admin') throw new RoleNotAllowed();
  const own: readonly string[] = [...PROFILE_CHOICES_BY_ROLE[role], ...SHARING_FIELDS];
  const made = chosenFields(choices);
  const [first, ...others] = made
    .filter((field) => !own.includes(field))
    .map((field) => toFieldError(field, OTHER_ROLE_MESSAGE));
  if (first) throw new ChoiceRefused([first, ...others]);
  if (made.length === 0)
    throw new ChoiceRefused([toFieldError(PROFILE_CHOICES_BY_ROLE[role][0], 'Choose a setting to change')]);
}

const chosenFields = (choices: PrivacyChoices): string[] =>
  Object.entries(choices).flatMap(([field, value]) => (value === undefined ? [] : [field]));

/** Whether any choice is about the profile, and not only about sharing. */
export const hasProfileChoice = (choices: PrivacyChoices): boolean =>
  chosenFields(choices).some((field) => !SHARING_FIELDS.some((sharing) => sharing === field));

const OTHER_ROLE_MESSAGE = 'This setting isn’t available for your role';

export const toStudentPreferences = ({
  profileVisibility,
  visibilityChosenAt,
}: StudentProfileState): ProfilePreferences => ({
  isProfileVisible: null,
  allowStudentConnections: null,
  profileVisibility,
  visibilityChosenAt,
});

export const toAlumniPreferences = (profile: AlumniProfileState): ProfilePreferences => {
  const { isProfileVisible, allowStudentConnections, visibilityChosenAt } = profile;
  return { isProfileVisible, allowStudentConnections, profileVisibility: null, visibilityChosenAt };
};

import type { Role } from '../../../../shared/domain/role';

/** From whom a person's profile is hidden. */
export type HiddenFrom = 'nobody' | 'visitors' | 'everyone';

/** What a profile says to every context, in one of the roles that have profiles. */
export interface ProfileSummary {
  readonly userId: number;
  readonly role: Exclude<Role, 'college_admin'>;
  readonly hiddenFrom: HiddenFrom;
  /** Whether the person has entered where they studied. */
  readonly hasStudies: boolean;
  /** The college of their studies, if it was chosen from the catalog. */
  readonly collegeId: number | null;
}

/**
 * From whom the profile of a person is hidden who hasn't saved one: alumni are hidden from visitors until they choose,
 * students are public to members. Administrators have no profile to hide.
 */
export const getDefaultHiddenFrom = (role: Role): HiddenFrom => (role === 'alumni' ? 'visitors' : 'nobody');

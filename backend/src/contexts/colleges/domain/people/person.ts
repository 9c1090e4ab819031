import type { Role } from '../../../../shared/domain/role';
import type { PersonId } from '../catalogue/ids';

/** A user as a college's page shows them. */
export interface ShownPerson {
  readonly id: PersonId;
  /** For people under 18, the first name and an initial. */
  readonly displayName: string;
  readonly isMinor: boolean;
  readonly role: Role;
  /** From whom the user's identity is hidden. */
  readonly hiddenFrom: 'nobody' | 'visitors' | 'everyone';
  readonly avatarUrl: string | null;
  /** The college that an alum chose from the list. */
  readonly alumniCollegeId: number | null;
  /** Colleges that have verified the alum. */
  readonly verifiedAlumniOf: readonly number[];
}

/** A user who may or may not represent the college in question. */
export interface Spokesperson {
  readonly id: PersonId;
  readonly speaksForCollege: boolean;
}

import type { Role } from '../../../../shared/domain/role';
import type { PersonId } from '../catalogue/ids';

/** A person as a college's page shows them. */
export interface ShownPerson {
  readonly id: PersonId;
  /** Of someone under 18 the first name and an initial. */
  readonly displayName: string;
  readonly isMinor: boolean;
  readonly role: Role;
  /** Who may not learn from us who the person is. */
  readonly hiddenFrom: 'nobody' | 'visitors' | 'everyone';
  readonly avatarUrl: string | null;
  /** The college that an alumna or alumnus chose from the list. */
  readonly alumniCollegeId: number | null;
  /** Colleges that have confirmed an alumna or alumnus as theirs. */
  readonly verifiedAlumniOf: readonly number[];
}

/** Someone who may or may not speak in the name of the college at hand. */
export interface Spokesperson {
  readonly id: PersonId;
  readonly speaksForCollege: boolean;
}

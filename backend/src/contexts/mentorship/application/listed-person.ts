import type { Role } from '../../../shared/domain/role';
import { shownOfAlumni, shownOfStudent, type ShownPerson } from '../domain/what-is-shown';
import { type ProfileOnCard, profileOnCard } from './alumni-card';
import type { FoundPerson } from './ports/people-directory-reader';
import type { ConnectionStatus } from './ports/relations';

/** A student on a card; null where nothing is told, or it is not for this viewer. */
export interface StudentCard {
  readonly intendedMajor: string | null;
  readonly currentSchool: string | null;
  readonly graduationYear: number | null;
  readonly careerGoals: string | null;
  readonly schoolsConsidering: string | null;
  readonly connectionStatus: ConnectionStatus;
}

export interface ListedPerson {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly avatarUrl: string | null;
  /** The own one, and that which a connection shares. */
  readonly email: string | null;
  readonly alumniProfile: ProfileOnCard | null;
  readonly studentProfile: StudentCard | null;
}

const nameOf = ({ id, displayName, role }: ShownPerson, avatarUrl: string | null): ListedPerson => ({
  ...{ id, fullName: displayName, role, avatarUrl, email: null, alumniProfile: null, studentProfile: null },
});

/** Whoever lists the people, among them. */
export const oneself = (person: ShownPerson, email: string | null): ListedPerson => ({
  ...nameOf(person, person.avatarUrl),
  email,
});

/** @returns null when a member is shown nothing, or the person is of another role by now */
export function listedPerson(
  { alumni, student }: FoundPerson,
  person: ShownPerson,
  status: ConnectionStatus,
): ListedPerson | null {
  const viewer = status === 'connected' ? 'connection' : 'member';
  if (person.role === 'alumni' && alumni) {
    const shown = shownOfAlumni(person, alumni.profile, viewer);
    if (!shown.person) return null;
    const { displayName: fullName, avatarUrl } = shown.person;
    return {
      ...nameOf(person, avatarUrl),
      fullName,
      alumniProfile: shown.details && profileOnCard(alumni, shown.details),
    };
  }
  if (person.role === 'student' && student) {
    const shown = shownOfStudent(person, student, viewer);
    if (!shown.person || !shown.details) return null;
    const { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering } = shown.details;
    const told = { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering };
    const studentProfile = { ...told, connectionStatus: status };
    return { ...nameOf(person, shown.person.avatarUrl), email: shown.details.contactEmail, studentProfile };
  }
  return viewer === 'connection' ? nameOf(person, null) : null;
}

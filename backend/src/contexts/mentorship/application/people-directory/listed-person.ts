import type { Role } from '../../../../shared/domain/role';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { shownOfStudent, type ShownPerson } from '../../domain/profiles/profile-visibility';
import { type AlumniUserProfile, alumniUser } from '../finder/alumni-user';
import type { FoundPerson } from './ports/people-directory';
import type { ConnectionStatus } from '../connections/ports/relations';

/** A student on a card; null if empty or not visible to this viewer. */
export interface StudentCard {
  readonly intendedMajor: string | null;
  readonly currentSchool: string | null;
  readonly graduationYear: number | null;
  readonly careerGoals: string | null;
  readonly schoolsConsidering: string | null;
}

export interface ListedPerson {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly avatarUrl: string | null;
  readonly connectionStatus: ConnectionStatus;
  /** The own one, and that which a connection shares. */
  readonly email: string | null;
  readonly alumniProfile: AlumniUserProfile | null;
  readonly studentProfile: StudentCard | null;
}

const nameOf = (
  { id, displayName, role }: ShownPerson,
  avatarUrl: string | null,
  connectionStatus: ConnectionStatus,
): ListedPerson => ({
  ...{ id, fullName: displayName, role, avatarUrl, connectionStatus },
  ...{ email: null, alumniProfile: null, studentProfile: null },
});

/** Anyone who lists the people, among them. */
export const oneself = (person: ShownPerson, email: string | null): ListedPerson => ({
  ...nameOf(person, person.avatarUrl, 'none'),
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
    const shown = alumniUser(alumni, person, viewer, status);
    return shown && { ...shown, email: null, studentProfile: null };
  }
  if (person.role === 'student') {
    const profile = student ?? StudentProfile.create(person.id, person.isMinor).snapshot();
    const shown = shownOfStudent(person, profile, viewer);
    if (!shown.person || !shown.details) return null;
    const { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering } = shown.details;
    const studentProfile = { intendedMajor, currentSchool, graduationYear, careerGoals, schoolsConsidering };
    const { avatarUrl } = shown.person;
    return { ...nameOf(person, avatarUrl, status), email: shown.details.contactEmail, studentProfile };
  }
  return viewer === 'connection' ? nameOf(person, null, status) : null;
}

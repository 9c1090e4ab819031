import type { Role } from '../../../shared/domain/role';
import { type ShownPerson, shownOfStudent } from '../domain/what-is-shown';
import { type AlumniCard, alumniCard } from './alumni-card';
import type { FoundPerson } from './ports/people-directory-reader';
import type { ConnectionStatus } from './ports/relations';

/** A student on a card; null where nothing is told, or it is not for this viewer. */
export interface StudentCard {
  readonly intendedMajor: string | null;
  readonly currentSchool: string | null;
  readonly graduationYear: number | null;
  readonly careerGoals: string | null;
}

export type AlumniCardOfListed = Omit<AlumniCard, 'id' | 'fullName' | 'avatarUrl' | 'connectionStatus'>;

export interface ListedPerson {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly avatarUrl: string | null;
  /** The own one, and that which a connection shares. */
  readonly email: string | null;
  readonly alumniProfile: AlumniCardOfListed | null;
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
  const isConnected = status === 'connected';
  if (person.role === 'alumni' && alumni) {
    const card = alumniCard(alumni, person, status);
    if (!card) return isConnected ? nameOf(person, null) : null;
    const { id: _, fullName, avatarUrl, connectionStatus: __, ...alumniProfile } = card;
    return { ...nameOf(person, avatarUrl), fullName, alumniProfile };
  }
  if (person.role === 'student' && student) {
    const shown = shownOfStudent(person, student, isConnected ? 'connection' : 'member');
    if (!shown.person || !shown.details) return null;
    const { intendedMajor, currentSchool, graduationYear, careerGoals, contactEmail: email } = shown.details;
    const studentProfile = { intendedMajor, currentSchool, graduationYear, careerGoals };
    return { ...nameOf(person, shown.person.avatarUrl), email, studentProfile };
  }
  return isConnected ? nameOf(person, null) : null;
}

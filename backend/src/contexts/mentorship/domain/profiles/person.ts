import { DomainError } from '../../../../shared/domain/domain-error';
import type { Role } from '../../../../shared/domain/role';

/** A person as returned by the identity context. */
export interface PersonSummary {
  readonly id: number;
  /** For people under 18, the first name and the initial of the last name. */
  readonly displayName: string;
  readonly isMinor: boolean;
  /** For people under 18, only a picture that is stored here. */
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** Whether they were invented for the demo data. */
  readonly isSample: boolean;
}

/** Which of a person's profiles members who aren't connected with them can't see, because they chose so. */
export interface HiddenProfiles {
  readonly isAlumniHidden: boolean;
  readonly isStudentPrivate: boolean;
}

/** Whether members see a person's profile without being connected with them. A minor's is never shown. */
export function isShownToMembers(
  { role, isMinor }: Pick<PersonSummary, 'role' | 'isMinor'>,
  { isAlumniHidden, isStudentPrivate }: HiddenProfiles,
): boolean {
  return !isMinor && !(role === 'alumni' ? isAlumniHidden : isStudentPrivate);
}

/** Returns the picture of a person beside a request, a connection or a message; it is hidden with the profile. */
export function visiblePicture(
  { role, isMinor, avatarUrl }: PersonSummary,
  { isAlumniHidden, isStudentPrivate }: HiddenProfiles,
  isConnected: boolean,
): string | null {
  if (role === 'alumni') return isAlumniHidden ? null : avatarUrl;
  return role === 'student' && !isConnected && (isMinor || isStudentPrivate) ? null : avatarUrl;
}

/** Not available for the user's role. */
export class RoleNotAllowed extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.other-role', 'This isn’t available for your role.');
  }
}

/** The account was deleted during the request. */
export class PersonGone extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-gone', 'This account no longer exists.');
  }
}

/** Hidden, deleted, blocked or unknown, of any role: callers can't distinguish the cases. */
export class PersonNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-not-found', 'This person doesn’t exist, or you can’t contact them.');
  }
}

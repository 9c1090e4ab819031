import { without } from '../../../../shared/domain/without';
import type { AlumniDetails } from '../../domain/profile-fields/alumni-details';
import { type Shown, shownOfAlumni, type ShownPerson, type ViewerKind } from '../../domain/profiles/profile-visibility';
import type { FoundAlumni } from './ports/finder-reader';
import type { ConnectionStatus, RelationsOfOne } from '../connections/ports/relations';

type ShownDetails = NonNullable<Shown<AlumniDetails>['details']>;

/** What a viewer sees of an alumni profile; null if empty or not visible to this viewer. */
export interface AlumniUserProfile extends Omit<ShownDetails, 'consideredColleges'> {
  readonly isProfileVisible: boolean;
  readonly allowStudentConnections: boolean;
  /** How many more students there is room for; null also where they take none. */
  readonly placesLeft: number | null;
  readonly repliesWithinDays: number | null;
}

/** An alumni user, with the same shape in every call. */
export interface AlumniUser {
  readonly id: number;
  readonly fullName: string;
  readonly role: 'alumni';
  readonly avatarUrl: string | null;
  readonly connectionStatus: ConnectionStatus;
  /** Null where the name is all there is to see. */
  readonly alumniProfile: AlumniUserProfile | null;
}

/** The relations of a visitor, who has none. */
export const NO_RELATIONS: RelationsOfOne = { connected: [], pending: [], blocked: [] };

export const statusAmong = ({ connected, pending }: RelationsOfOne, id: number): ConnectionStatus =>
  connected.includes(id) ? 'connected' : pending.includes(id) ? 'pending' : 'none';

/** @returns null when the person is not an alumni user today, or this viewer sees nothing of them */
export function alumniUser(
  found: FoundAlumni,
  person: ShownPerson | undefined,
  viewer: ViewerKind,
  connectionStatus: ConnectionStatus,
): AlumniUser | null {
  if (person?.role !== 'alumni') return null;
  return asAlumniUser(found, person.id, shownOfAlumni(person, found.profile, viewer), connectionStatus);
}

/** @returns null when nothing is shown */
export function asAlumniUser(
  found: FoundAlumni,
  id: number,
  { person, details }: Shown<AlumniDetails>,
  connectionStatus: ConnectionStatus,
): AlumniUser | null {
  if (!person) return null;
  const { displayName: fullName, avatarUrl } = person;
  const alumniProfile = details && profileOf(found, details);
  return { id, fullName, role: 'alumni', avatarUrl, connectionStatus, alumniProfile };
}

function profileOf(
  { profile: { isProfileVisible, allowStudentConnections }, placesLeft, repliesWithinDays }: FoundAlumni,
  details: ShownDetails,
): AlumniUserProfile {
  const { isWillingToMentor } = details;
  return {
    ...without(details, 'consideredColleges'),
    isProfileVisible,
    allowStudentConnections,
    placesLeft: isWillingToMentor ? placesLeft : null,
    repliesWithinDays: isWillingToMentor === null ? null : repliesWithinDays,
  };
}

import { skillsOnCard } from '../domain/finder';
import { type Shown, shownOfAlumni, type ShownPerson } from '../domain/what-is-shown';
import type { AlumniDetails, Availability } from '../domain/alumni-details';
import type { FoundAlumni } from './ports/finder-reader';
import type { ConnectionStatus, RelationsOfOne } from './ports/relations';

/** What stands on a card; null where nothing is told, or it is not for this viewer. */
export interface ProfileOnCard {
  readonly college: string | null;
  readonly collegeId: number | null;
  readonly major: string | null;
  readonly graduationYear: number | null;
  readonly currentPosition: string | null;
  readonly company: string | null;
  readonly industry: string | null;
  readonly isWillingToMentor: boolean | null;
  readonly availabilityStatus: Availability | null;
  /** How many more students there is room for; null also where they take none. */
  readonly placesLeft: number | null;
  readonly repliesWithinDays: number | null;
  readonly skills: readonly string[];
}

/** An alumna or alumnus on a card. */
export interface AlumniCard extends ProfileOnCard {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  readonly connectionStatus: ConnectionStatus;
}

export const statusAmong = ({ connected, pending }: RelationsOfOne, id: number): ConnectionStatus =>
  connected.includes(id) ? 'connected' : pending.includes(id) ? 'pending' : 'none';

/** The card that a member sees. @returns null when nothing, or no more than the name, is shown to them */
export function alumniCard(
  found: FoundAlumni,
  person: ShownPerson | undefined,
  connectionStatus: ConnectionStatus,
): AlumniCard | null {
  if (person?.role !== 'alumni') return null;
  const shown = shownOfAlumni(person, found.profile, connectionStatus === 'connected' ? 'connection' : 'member');
  if (!shown.person || !shown.details) return null;
  const { displayName: fullName, avatarUrl } = shown.person;
  return { id: person.id, fullName, avatarUrl, ...profileOnCard(found, shown.details), connectionStatus };
}

export function profileOnCard(
  found: FoundAlumni,
  details: NonNullable<Shown<AlumniDetails>['details']>,
): ProfileOnCard {
  const { college, collegeId, major, graduationYear, currentPosition, company, industry, skills } = details;
  const { isWillingToMentor, availabilityStatus } = details;
  return {
    ...{ college, collegeId, major, graduationYear, currentPosition, company, industry },
    ...{ isWillingToMentor, availabilityStatus },
    placesLeft: isWillingToMentor ? found.placesLeft : null,
    repliesWithinDays: isWillingToMentor === null ? null : found.repliesWithinDays,
    skills: skillsOnCard(skills),
  };
}

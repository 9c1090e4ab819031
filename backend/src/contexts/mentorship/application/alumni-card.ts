import { skillsOnCard } from '../domain/finder';
import { type ShownPerson, shownOfAlumni } from '../domain/what-is-shown';
import type { Availability } from '../domain/alumni-details';
import type { FoundAlumni } from './ports/finder-reader';
import type { ConnectionStatus, RelationsOfOne } from './ports/relations';

/** An alumna or alumnus on a card; null where nothing is told, or it is not for this viewer. */
export interface AlumniCard {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
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
  readonly connectionStatus: ConnectionStatus;
}

export const statusAmong = ({ connected, pending }: RelationsOfOne, id: number): ConnectionStatus =>
  connected.includes(id) ? 'connected' : pending.includes(id) ? 'pending' : 'none';

/** The card that a member sees. @returns null when nothing is shown to them */
export function alumniCard(
  { profile, placesLeft, repliesWithinDays }: FoundAlumni,
  person: ShownPerson | undefined,
  connectionStatus: ConnectionStatus,
): AlumniCard | null {
  if (person?.role !== 'alumni') return null;
  const viewer = connectionStatus === 'connected' ? 'connection' : 'member';
  const shown = shownOfAlumni(person, profile, viewer);
  if (!shown.person || !shown.details) return null;

  const { college, collegeId, major, graduationYear, currentPosition, company, industry, skills } = shown.details;
  const { isWillingToMentor, availabilityStatus } = shown.details;
  const isSeen = isWillingToMentor !== null;
  return {
    ...{ id: person.id, fullName: shown.person.displayName, avatarUrl: shown.person.avatarUrl },
    ...{ college, collegeId, major, graduationYear, currentPosition, company, industry },
    ...{ isWillingToMentor, availabilityStatus, connectionStatus },
    placesLeft: isWillingToMentor ? placesLeft : null,
    repliesWithinDays: isSeen ? repliesWithinDays : null,
    skills: skillsOnCard(skills),
  };
}

import type { AlumniProfileState, StudentProfileState } from '../profile-fields/profile-states';
import type { Role } from '../../../../shared/domain/role';
import { finderEntryOf } from './finder-entry';
import { foldedText } from './folded-text';
import { stateOf } from '../matching/score-words';

/** What identity knows of someone that decides whether, and by which name, they are found. */
export interface DirectoryPerson {
  readonly id: number;
  readonly role: Role;
  /** As others read it. */
  readonly displayName: string;
  /** `YYYY-MM-DD`; null for adults. */
  readonly adultFrom: string | null;
  readonly takesPart: boolean;
}

/** By what a student is found, whatever their role is today. */
export interface StudentEntry {
  readonly isPublicStudent: boolean;
  /** Folded; members see it. */
  readonly major: string;
  /** Members see it. */
  readonly graduationYear: number | null;
  /** USPS code. Only connections see it, so only they find someone by it. */
  readonly state: string | null;
}

/** By what someone is found in lists of people. */
export interface DirectoryEntry extends StudentEntry {
  readonly userId: number;
  readonly role: Role;
  /** Folded, with a space before each word. */
  readonly name: string;
  readonly adultFrom: string | null;
  readonly takesPart: boolean;
  readonly isListedAlumni: boolean;
}

/** A student without a profile is shown as the age says: adults to members, minors to connections. */
export function studentEntryOf(profile: StudentProfileState | null, isMinor: boolean): StudentEntry {
  return {
    isPublicStudent: profile ? profile.profileVisibility === 'public' : !isMinor,
    major: foldedText(profile?.intendedMajor ?? ''),
    graduationYear: profile?.graduationYear ?? null,
    state: stateOf(profile?.location ?? null),
  };
}

export const isListedAlumni = (profile: AlumniProfileState | null): boolean =>
  profile !== null && finderEntryOf(profile).isListed;

export const directoryEntryOf = (
  { id: userId, role, displayName, adultFrom, takesPart }: DirectoryPerson,
  student: StudentProfileState | null,
  alumni: AlumniProfileState | null,
): DirectoryEntry => ({
  ...studentEntryOf(student, adultFrom !== null),
  userId,
  role,
  name: searchableName(displayName),
  adultFrom,
  takesPart,
  isListedAlumni: isListedAlumni(alumni),
});

const searchableName = (name: string): string => ` ${foldedText(name)}`;

/** Words this short are in almost every name, so they have to begin a word of it. */
const SHORT_WORD = 2;

/**
 * What has to stand in a searchable name.
 * @returns null when nothing that was typed can stand in a name
 */
export function nameSearchPattern(typed: string): string | null {
  const sought = foldedText(typed);
  if (sought === '') return null;
  return sought.split(' ').every((word) => word.length <= SHORT_WORD) ? ` ${sought}` : sought;
}

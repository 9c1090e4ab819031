import { foldText } from '../../../../shared/domain/fold-text';
import type { AlumniProfileState } from '../profile-fields/alumni-details';
import type { StudentProfileState } from '../profile-fields/student-details';
import type { Role } from '../../../../shared/domain/role';
import { stateOf } from '../matching/word-stemming';

/** By what someone is found. What members may not see is not told to who searches either. */
export interface FinderEntry {
  readonly userId: number;
  /** Whether the finder names them at all, with a small card or a whole one. */
  readonly isListed: boolean;
  /** Whether the profile is public. */
  readonly isVisible: boolean;
  readonly collegeId: number | null;
  /** Folded, as the next three. */
  readonly college: string;
  readonly major: string;
  readonly industry: string | null;
  readonly company: string | null;
  readonly graduationYear: number | null;
  /** Wants students; whether there is room for one more is another question. */
  readonly isWilling: boolean;
  /** Can be asked today. */
  readonly isAvailable: boolean;
  readonly maxMentees: number;
}

/** Who has hidden the profile is not listed, and who has not chosen yet is found by what the small card shows. */
export function finderEntryOf(profile: AlumniProfileState): FinderEntry {
  const { userId, isProfileVisible: isVisible, visibilityChosenAt, collegeId, graduationYear, maxMentees } = profile;
  const shown = (text: string | null): string | null => (isVisible && text ? foldText(text) || null : null);
  return {
    userId,
    isVisible,
    collegeId,
    graduationYear,
    maxMentees,
    isListed: profile.college !== null && (isVisible || visibilityChosenAt === null),
    college: foldText(profile.college ?? ''),
    major: foldText(profile.major ?? ''),
    industry: shown(profile.industry),
    company: shown(profile.company),
    isWilling: isVisible && profile.isWillingToMentor,
    isAvailable: isVisible && profile.availabilityStatus === 'available' && profile.allowStudentConnections,
  };
}

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
    major: foldText(profile?.intendedMajor ?? ''),
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

const searchableName = (name: string): string => ` ${foldText(name)}`;

/** Words this short are in almost every name, so they have to begin a word of it. */
const SHORT_WORD = 2;

/**
 * The text that a searchable name has to contain.
 * @returns null when no name can contain what was typed
 */
export function nameSearchPattern(typed: string): string | null {
  const sought = foldText(typed);
  if (sought === '') return null;
  return sought.split(' ').every((word) => word.length <= SHORT_WORD) ? ` ${sought}` : sought;
}

/** How students are looked for: all of it has to fit. */
export interface StudentFilters {
  /** Words of the intended major, or how they begin. */
  readonly major?: string;
  /** Of graduation. */
  readonly year?: number;
  /** USPS code. */
  readonly state?: string;
}

export const narrows = ({ major, year, state }: StudentFilters): boolean =>
  Boolean(major) || year !== undefined || state !== undefined;

import { foldText } from '../../../../shared/domain/fold-text';
import type { AlumniProfileState } from '../profile-fields/alumni-details';
import type { StudentProfileState } from '../profile-fields/student-details';
import type { Role } from '../../../../shared/domain/role';
import { findFieldsOfMajor } from '../matching/fields-of-majors';
import { findStateCode } from '../matching/word-stemming';

/**
 * The fields by which an alum is found. Contains nothing that members may not see, so that searches can't reveal it.
 */
interface FinderEntry {
  readonly userId: number;
  /** Whether the finder lists them at all, with a small card or the whole profile. */
  readonly isListed: boolean;
  /** Whether the profile is public. */
  readonly isVisible: boolean;
  readonly collegeId: number | null;
  /** Folded, like the next three. */
  readonly college: string;
  readonly major: string;
  /** The fields of study of the major: codes with four digits. */
  readonly fields: readonly string[];
  readonly industry: string | null;
  readonly company: string | null;
  readonly graduationYear: number | null;
  /** Wants to mentor students; doesn't consider whether there is an open place. */
  readonly isWilling: boolean;
  /** Can currently receive requests. */
  readonly isAvailable: boolean;
  readonly maxMentees: number;
}

/** The fields of a profile that its finder entry depends on. */
export type FinderFields = Pick<
  AlumniProfileState,
  | 'userId'
  | 'college'
  | 'collegeId'
  | 'major'
  | 'graduationYear'
  | 'company'
  | 'industry'
  | 'isWillingToMentor'
  | 'maxMentees'
  | 'availabilityStatus'
  | 'isProfileVisible'
  | 'visibilityChosenAt'
  | 'allowStudentConnections'
>;

/**
 * Returns the entry of an alum. Alumni with a hidden profile aren't listed; those who haven't chosen yet are found by
 * the fields of the small card.
 */
export function toFinderEntry(profile: FinderFields): FinderEntry {
  const { userId, isProfileVisible: isVisible, visibilityChosenAt, collegeId, graduationYear, maxMentees } = profile;
  const visibleText = (text: string | null): string | null => (isVisible && text ? foldText(text) || null : null);
  return {
    userId,
    isVisible,
    collegeId,
    graduationYear,
    maxMentees,
    isListed: profile.college !== null && (isVisible || visibilityChosenAt === null),
    college: foldText(profile.college ?? ''),
    major: foldText(profile.major ?? ''),
    fields: findFieldsOfMajor(profile.major),
    industry: visibleText(profile.industry),
    company: visibleText(profile.company),
    isWilling: isVisible && profile.isWillingToMentor,
    isAvailable: isVisible && profile.availabilityStatus === 'available' && profile.allowStudentConnections,
  };
}

/** The account data that decides whether, and by which name, a person is found. */
export interface DirectoryPerson {
  readonly id: number;
  readonly role: Role;
  /** The name as shown to others. */
  readonly displayName: string;
  /** `YYYY-MM-DD`; null for adults. */
  readonly adultFrom: string | null;
  readonly takesPart: boolean;
}

/** The fields by which a student is found, whatever their current role is. */
interface StudentEntry {
  readonly isPublicStudent: boolean;
  /** Folded; visible to members. */
  readonly major: string;
  /** Visible to members. */
  readonly graduationYear: number | null;
  /** USPS code. Only visible to connections, so only they can search by it. */
  readonly state: string | null;
}

/** The fields by which a person is found in lists of people. */
interface DirectoryEntry extends StudentEntry {
  readonly userId: number;
  readonly role: Role;
  /** Folded, with a space before each word. */
  readonly name: string;
  readonly adultFrom: string | null;
  readonly takesPart: boolean;
  readonly isListedAlumni: boolean;
}

/** Returns the entry of a student. Without a profile, adults are visible to members, minors only to connections. */
export function toStudentEntry(profile: StudentProfileState | null, isMinor: boolean): StudentEntry {
  return {
    isPublicStudent: profile ? profile.profileVisibility === 'public' : !isMinor,
    major: foldText(profile?.intendedMajor ?? ''),
    graduationYear: profile?.graduationYear ?? null,
    state: findStateCode(profile?.location ?? null),
  };
}

export const isListedAlumni = (profile: AlumniProfileState | null): boolean =>
  profile !== null && toFinderEntry(profile).isListed;

export const toDirectoryEntry = (
  { id: userId, role, displayName, adultFrom, takesPart }: DirectoryPerson,
  student: StudentProfileState | null,
  alumni: AlumniProfileState | null,
): DirectoryEntry => ({
  ...toStudentEntry(student, adultFrom !== null),
  userId,
  role,
  name: searchableName(displayName),
  adultFrom,
  takesPart,
  isListedAlumni: isListedAlumni(alumni),
});

const searchableName = (name: string): string => ` ${foldText(name)}`;

/** Words this short are in almost every name, so they must match the beginning of a word. */
const SHORT_WORD_LENGTH = 2;

/**
 * Returns the text that a searchable name must contain.
 * @returns null if no name can match the input
 */
export function nameSearchPattern(typed: string): string | null {
  const foldedQuery = foldText(typed);
  if (foldedQuery === '') return null;
  return foldedQuery.split(' ').every((word) => word.length <= SHORT_WORD_LENGTH) ? ` ${foldedQuery}` : foldedQuery;
}

/** Filters for students; all of them must match. */
export interface StudentFilters {
  /** Words of the intended major, or their beginnings. */
  readonly major?: string;
  /** Of graduation. */
  readonly year?: number;
  /** USPS code. */
  readonly state?: string;
}

export const hasStudentFilter = ({ major, year, state }: StudentFilters): boolean =>
  Boolean(major) || year !== undefined || state !== undefined;

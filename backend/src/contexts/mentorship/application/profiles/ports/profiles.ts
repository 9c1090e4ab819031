import type { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import type {
  HiddenProfiles,
  OwnAlumniProfile,
  OwnStudentProfile,
  CollegeName,
} from '../../../../../shared/application/role-details';
import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';
import type { PersonSummary } from '../../../domain/profiles/profile-visibility';

/** What students tell about themselves. */
export abstract class StudentProfiles {
  /** Null where nothing is kept. Inside a unit of work no one else changes it before the end, nor begins one. */
  abstract findByUserId(userId: number): Promise<StudentProfile | null>;

  abstract save(profile: StudentProfile): Promise<void>;
}

/** What alumni tell about themselves. */
export abstract class AlumniProfiles {
  /** Null where nothing is kept. Inside a unit of work no one else changes it before the end, nor begins one. */
  abstract findByUserId(userId: number): Promise<AlumniProfile | null>;

  abstract save(profile: AlumniProfile): Promise<void>;
}

/** The profiles of one person, whatever their role is today; null where nothing is kept. */
export interface OwnProfiles {
  alumniProfile: OwnAlumniProfile | null;
  studentProfile: OwnStudentProfile | null;
}

/** As the student wrote it; null where they did not. */
export interface StudentTraits {
  readonly location: string | null;
  readonly intendedMajor: string | null;
}

export abstract class ProfileReader {
  abstract findByUserId(userId: number): Promise<OwnProfiles>;

  /** The colleges of those of `userIds` who have told of their studies; null where the college is not one of the list. */
  abstract findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /** What those of `userIds` who have a student profile wrote about where they live and what they want to study. */
  abstract findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>>;

  /** Those of `userIds` who have a profile that is hidden from anyone. */
  abstract findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>>;
}

/** The people whom identity knows, as far as mentorship asks for them. Each list costs a fixed number of statements. */
export abstract class People {
  /** @throws PersonGone */
  abstract getById(userId: number): Promise<PersonSummary>;

  /** Those of `ids` whose account is not deleted, suspended or not, by key. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /**
   * Those of `ids` who can be contacted, by key: their address is confirmed, and they are neither suspended nor closing
   * their account. Without colleges.
   */
  abstract findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /** The confirmed email address of an active person; null for everyone else. */
  abstract getEmailAddress(userId: number): Promise<string | null>;

  /** The details that a person gave when registering as alumni; null for everyone else. */
  abstract getAlumniRegistration(userId: number): Promise<AlumniRegistration | null>;

  /** Writes to the account's audit log, in the same unit of work, that the person changed a privacy setting. */
  abstract recordPrivacyChange(userId: number, at: Date): Promise<void>;
}

/** The catalogue, as far as profiles touch it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Those of `collegeIds` that there are, in that order; asks once for all of them. */
  abstract findByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]>;

  /** The colleges that someone may mean who types this, by name or alias; best first. */
  abstract findIdsByText(text: string): Promise<readonly number[]>;

  /** The one college of exactly this name or, when no college has it, with this alias; null when several or none do. */
  abstract findIdByName(name: string): Promise<number | null>;

  /** How many colleges someone has saved. */
  abstract countSavedBy(userId: number): Promise<number>;

  /** The colleges someone has saved. */
  abstract listSavedBy(userId: number): Promise<readonly CollegeName[]>;
}

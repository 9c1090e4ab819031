import type { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import type { OwnAlumniProfile, OwnStudentProfile, CollegeName } from '../own-profiles';
import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';
import type { ProfileSummary } from '../../../domain/profiles/profile-visibility';
import type { PersonSummary } from '../../../domain/profiles/person';

/** Stores the profiles of students. */
export abstract class StudentProfiles {
  /**
   * Null if there is none. Inside a unit of work, it stays locked until the end, also against a concurrent first save.
   */
  abstract findByUserId(userId: number): Promise<StudentProfile | null>;

  abstract save(profile: StudentProfile): Promise<void>;
}

/** Stores the profiles of alumni. */
export abstract class AlumniProfiles {
  /**
   * Null if there is none. Inside a unit of work, it stays locked until the end, also against a concurrent first save.
   */
  abstract findByUserId(userId: number): Promise<AlumniProfile | null>;

  abstract save(profile: AlumniProfile): Promise<void>;
}

/** The profiles of one person in both roles, whatever their current role is; null if there is none. */
export interface OwnProfiles {
  alumniProfile: OwnAlumniProfile | null;
  studentProfile: OwnStudentProfile | null;
}

/** What the student entered; null if empty. */
export interface StudentTraits {
  readonly location: string | null;
  readonly intendedMajor: string | null;
}

export abstract class ProfileReader {
  abstract findByUserId(userId: number): Promise<OwnProfiles>;

  /** The location and intended major of those of `userIds` who have a student profile. */
  abstract findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>>;
}

/**
 * The users of the `identity` context, as far as mentorship needs them. Each list takes a fixed number of statements.
 */
export abstract class People {
  /** @throws PersonGone */
  abstract getById(userId: number): Promise<PersonSummary>;

  /** Returns those of `ids` whose account isn't deleted, suspended or not, by id. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /**
   * Returns those of `ids` who can be contacted, by id: their address is confirmed, and their account is neither
   * suspended nor closing. Without colleges.
   */
  abstract findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /** The confirmed email address of an active person; null for everyone else. */
  abstract findEmailAddress(userId: number): Promise<string | null>;

  /** The details that a person gave when registering as alumni; null for everyone else. */
  abstract findAlumniRegistration(userId: number): Promise<AlumniRegistration | null>;

  /** Checks whether a person can act for a college now, as a verified administrator. */
  abstract canRepresentCollege(userId: number): Promise<boolean>;

  /** The colleges that have confirmed each of `userIds` as an alum; people without one are left out. */
  abstract findVerifiedCollegeIds(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;

  /** Records what a new or changed profile says to every context, in the unit of work in progress. */
  abstract saveProfileSummary(summary: ProfileSummary): Promise<void>;

  /** Records in the account's audit log, in the same unit of work, that the person changed a privacy setting. */
  abstract recordPrivacyChange(userId: number, at: Date): Promise<void>;
}

/** The catalog, as far as profiles need it. */
export abstract class CollegeList {
  abstract includes(collegeId: number): Promise<boolean>;

  /** Returns those of `collegeIds` that exist, in that order, with one query. */
  abstract listByIds(collegeIds: readonly number[]): Promise<readonly CollegeName[]>;

  /** Returns the colleges that the text may refer to, by name or alias; best match first. */
  abstract listIdsByText(text: string): Promise<readonly number[]>;

  /**
   * Returns the only college with exactly this name or, when no college has it, with this alias; null when several or
   * none do.
   */
  abstract findIdByName(name: string): Promise<number | null>;

  /** Counts the colleges that a user has saved. */
  abstract countSavedBy(userId: number): Promise<number>;

  /** Lists the colleges that a user has saved. */
  abstract listSavedBy(userId: number): Promise<readonly CollegeName[]>;
}

import type { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import type { OwnAlumniProfile, OwnStudentProfile } from '../own-profiles';

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

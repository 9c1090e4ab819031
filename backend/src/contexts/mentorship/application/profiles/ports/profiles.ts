import type { AlumniProfile } from '../../../domain/profiles/alumni-profile';
import type { StudentProfile } from '../../../domain/profiles/student-profile';
import type {
  HiddenProfiles,
  OwnAlumniProfile,
  OwnStudentProfile,
} from '../../../../../shared/application/role-details';

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

export abstract class ProfileReader {
  abstract findByUserId(userId: number): Promise<OwnProfiles>;

  /** The colleges of those of `userIds` who have told of their studies; null where the college is not one of the list. */
  abstract findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /** Those of `userIds` who have a profile that is hidden from anybody. */
  abstract findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>>;
}

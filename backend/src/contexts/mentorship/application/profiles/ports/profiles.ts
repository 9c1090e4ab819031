import type { AlumniProfile } from '../../../domain/profiles/alumni-profile';
import type { StudentProfile } from '../../../domain/profiles/student-profile';

/** What students tell about themselves. */
export abstract class StudentProfiles {
  /** Null where nothing is kept. Inside a unit of work nobody else changes it before the end, nor begins one. */
  abstract findByUserId(userId: number): Promise<StudentProfile | null>;

  abstract save(profile: StudentProfile): Promise<void>;
}

/** What alumni tell about themselves. */
export abstract class AlumniProfiles {
  /** Null where nothing is kept. Inside a unit of work nobody else changes it before the end, nor begins one. */
  abstract findByUserId(userId: number): Promise<AlumniProfile | null>;

  abstract save(profile: AlumniProfile): Promise<void>;
}

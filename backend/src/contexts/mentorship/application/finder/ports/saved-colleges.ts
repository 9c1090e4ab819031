import type { NamedCollege } from '../../../domain/matching/match-inputs';

/** The list of colleges that a student keeps. */
export abstract class SavedColleges {
  abstract listByStudent(studentId: number): Promise<readonly NamedCollege[]>;
}

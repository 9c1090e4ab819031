import type { NamedCollege } from '../../domain/score-sides';

/** The list of colleges that a student keeps. */
export abstract class SavedColleges {
  abstract of(studentId: number): Promise<readonly NamedCollege[]>;
}

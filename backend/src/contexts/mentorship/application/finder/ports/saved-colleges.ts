import type { NamedCollege } from '../../../domain/matching/score-sides';

/** The list of colleges that a student keeps. */
export abstract class SavedColleges {
  abstract of(studentId: number): Promise<readonly NamedCollege[]>;
}

import type { MentorMatchInput, StudentMatchInput, NamedCollege } from '../../../domain/matching/match-inputs';

/** Someone who may be recommended, as members see them. */
export interface Candidate {
  readonly mentorId: number;
  readonly told: MentorMatchInput;
  /** To how many other students they are or were recommended. */
  readonly timesRecommended: number;
}

/** Finds, among all mentors, those who may fit a student, without looking at each. */
export abstract class Candidates {
  /**
   * The most promising, in no order: all of them offer themselves, have room and an account in use.
   * @param without ids of people who are not to be recommended
   */
  abstract bestFor(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    atMost: number,
  ): Promise<readonly Candidate[]>;

  /** The most promising of these who offer themselves and have room, in no order. */
  abstract bestAmong(
    studentId: number,
    student: StudentMatchInput,
    mentorIds: readonly number[],
    atMost: number,
  ): Promise<readonly Candidate[]>;
}

/** The list of colleges that a student keeps. */
export abstract class SavedColleges {
  abstract listByStudent(studentId: number): Promise<readonly NamedCollege[]>;
}

import type { ConfirmedStudies } from '../../../domain/study-confirmations/study-confirmation';

/** A college's question that waits for the alum's answer. */
export interface OpenQuestion {
  readonly collegeId: number;
  readonly askedAt: Date;
}

/** What a college sees about its questions. */
export interface QuestionSummary {
  readonly canBeAsked: number;
  readonly lastAskedAt: Date | null;
}

/** Questions of colleges to alumni who registered themselves: whether they studied there. */
export abstract class StudyConfirmations {
  /**
   * Stores a question to at most `most` of `userIds` whom the college hasn't asked yet. Joins the current unit of work.
   * @returns those who are asked now
   */
  abstract saveQuestions(
    collegeId: number,
    userIds: readonly number[],
    limit: number,
    at: Date,
  ): Promise<readonly number[]>;

  /**
   * Counts those of `userIds` whom the college hasn't asked yet, and returns when it last asked someone after this time;
   * null if it didn't.
   */
  abstract summarize(collegeId: number, userIds: readonly number[], after: Date): Promise<QuestionSummary>;

  /** Lists the open questions to a user that were asked after this time, the newest first. */
  abstract listOpen(userId: number, after: Date): Promise<readonly OpenQuestion[]>;

  /**
   * Marks an open question that was asked after this time as answered. Joins the current unit of work.
   * @returns false if there is none
   */
  abstract saveAnswer(userId: number, collegeId: number, after: Date, at: Date): Promise<boolean>;

  /**
   * Adds the alum to the college's list as a claimed row, or claims the row that the college has imported with the same
   * address. Joins the current unit of work.
   * @throws AccountHasClaimed if the account has a row of a college, or another account has claimed this row
   */
  abstract saveConfirmed(studies: ConfirmedStudies, at: Date): Promise<void>;
}

export interface ProfileStudies {
  readonly email: string;
  readonly fullName: string;
  readonly graduationYear: number | null;
  readonly major: string | null;
}

/** The accounts and profiles of alumni who are asked. */
export abstract class ConfirmationPeople {
  /**
   * Returns what the user's account and profile say about them; null if the account isn't active or isn't one of an
   * alum, and null for a missing year or major.
   */
  abstract findStudies(userId: number): Promise<ProfileStudies | null>;

  /** Sends a notification to each user, one for a question however often it is called. */
  abstract notify(collegeId: number, userIds: readonly number[], askedAt: Date): Promise<void>;

  /** Joins the current unit of work. */
  abstract audit(action: StudyConfirmationAction, by: number, collegeId: number, at: Date): Promise<void>;
}

export type StudyConfirmationAction = 'alumni-asked-to-confirm' | 'studies-confirmed' | 'studies-denied';

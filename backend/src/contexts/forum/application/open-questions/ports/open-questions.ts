import { Repository } from '../../../../../shared/application/repository';
import type { OpenQuestion, OpenQuestionId, QuestionSubject } from '../../../domain/open-questions/open-question';
import type { QuestionAnswer, QuestionAnswerId } from '../../../domain/open-questions/question-answer';
import type { OfferStatus, QuestionOffer } from '../../../domain/open-questions/question-offer';

/** Questions that wait openly for an answer. `lock` and `update` throw OpenQuestionNotFound. */
export abstract class OpenQuestions extends Repository<OpenQuestion> {
  abstract nextId(): Promise<OpenQuestionId>;
  /** Finds a question without a lock; null if there is none. */
  abstract find(id: number): Promise<OpenQuestion | null>;
  /**
   * Finds the oldest shown question about the same that is still open; null if there is none. Until the end of the unit
   * of work, no one else can search for or ask a question about the same.
   */
  abstract findSame(subject: QuestionSubject): Promise<OpenQuestionId | null>;
  /** Lists the questions that a person asks, joined, was offered or answers, and that aren't closed, by ID. */
  abstract listOpenIdsByUser(userId: number): Promise<readonly OpenQuestionId[]>;
  /** Lists questions with something to do, longest due first. */
  abstract listDue(now: Date, limit: number): Promise<readonly OpenQuestionId[]>;
  /** Makes the waiting questions about a college due that are offered to no one, because an alum joined. */
  abstract wakeByCollege(collegeId: number, now: Date): Promise<void>;
}

/** People who asked the same as an open question. */
export abstract class QuestionAskers {
  /** @param text what the person wrote; only they can read it. Null if they only joined. Joining again changes nothing. */
  abstract join(questionId: number, userId: number, text: string | null, at: Date): Promise<void>;
  /** @returns whether the person had joined */
  abstract leave(questionId: number, userId: number): Promise<boolean>;
  /** Lists the people who joined, in the order in which they did. */
  abstract list(questionId: number): Promise<readonly number[]>;
}

/** Alumni to whom open questions are or were offered. */
export abstract class QuestionOffers {
  abstract add(offers: readonly QuestionOffer[]): Promise<void>;
  /** Lists the offers of a question, open or not, oldest first. */
  abstract list(questionId: number): Promise<readonly QuestionOffer[]>;
  /** @returns null if it was never offered to this alum */
  abstract find(questionId: number, userId: number): Promise<QuestionOffer | null>;
  abstract setStatus(questionId: number, userIds: readonly number[], status: OfferStatus): Promise<void>;
}

/** Answers to open questions. `lock` and `update` throw OpenQuestionNotFound. */
export abstract class QuestionAnswers extends Repository<QuestionAnswer> {
  abstract nextId(): Promise<QuestionAnswerId>;
  /** Lists the answers to these questions, oldest first. */
  abstract list(questionIds: readonly number[]): Promise<readonly QuestionAnswer[]>;
  /** Finds an answer without a lock; null if there is none. */
  abstract find(id: number): Promise<QuestionAnswer | null>;
  /** Lists the published answers to questions of this person, and those by them, by ID. */
  abstract listPublishedIdsByUser(userId: number): Promise<readonly QuestionAnswerId[]>;
  /** Lists what this person answered, by ID. */
  abstract listIdsByAlum(alumId: number): Promise<readonly QuestionAnswerId[]>;
}

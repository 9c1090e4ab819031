import type { Role } from '../../../../../shared/domain/role';
import type { OpenQuestionId } from '../../../domain/open-questions/open-question';
import type { Fit, QuestionOffer } from '../../../domain/open-questions/question-offer';

export interface QuestionPerson {
  readonly id: number;
  /** The full name; for a minor, the first name and the initial of the last name. */
  readonly displayName: string;
  readonly role: Role;
  readonly isMinor: boolean;
}

/** What an answer says about its author. */
export interface AlumSignature {
  /** The college where the alum studied; null if unknown. */
  readonly collegeName: string | null;
  /** Whether that college confirmed the alum. */
  readonly isVerified: boolean;
}

/** The people around open questions, from other contexts. */
export abstract class QuestionPeople {
  /** Returns the people among `ids` who may be shown. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, QuestionPerson>>;
  /** Returns the signatures of the alumni among `ids` who may be shown. */
  abstract findSignatures(ids: readonly number[]): Promise<ReadonlyMap<number, AlumSignature>>;
  /** Returns people who block this person or are blocked by them. */
  abstract listBlockedWith(userId: number): Promise<readonly number[]>;
  /** Counts the question with the open requests of a student. @throws TooManyOpenRequests, TooManyRequests */
  abstract countQuestion(userId: number, questionId: number): Promise<void>;
  /** Stops counting the question with their open requests; idempotent. */
  abstract uncountQuestion(userIds: readonly number[], questionId: number): Promise<void>;
}

export interface CandidateQuery {
  readonly collegeId: number;
  /** Two-letter code; null if unknown. */
  readonly state: string | null;
  readonly cip: string | null;
  /** People to whom it must not be offered. */
  readonly without: readonly number[];
  readonly limit: number;
  /** When the question was asked. */
  readonly askedAt: Date;
}

export interface Candidate {
  readonly userId: number;
  readonly fit: Fit;
}

/** An answer to a question, for the reply time of its author. */
export interface QuestionReply {
  readonly alumId: number;
  readonly askerId: number;
  readonly collegeId: number;
  readonly askedAt: Date;
  readonly answeredAt: Date;
}

/** The alumni to whom questions can be offered, and their time. */
export abstract class Answerers {
  /** Lists alumni who can answer the question now, those to ask first at the beginning. */
  abstract listCandidates(query: CandidateQuery): Promise<readonly Candidate[]>;
  /** Returns how many more alumni a question with this many open offers is offered to. */
  abstract countNewOffers(openOffers: number): number;
  /** Makes the offers of a question, which expire, and notes them for the order of later candidates. */
  abstract makeOffers(
    questionId: OpenQuestionId,
    candidates: readonly Candidate[],
    now: Date,
  ): Promise<readonly QuestionOffer[]>;
  /**
   * Takes the minutes of an answer from what the alum gives this month; joins the unit of work.
   * @param collegeId the college that the question is about
   * @throws NoMinutesLeft
   */
  abstract charge(alumId: number, questionId: number, collegeId: number): Promise<void>;
  /** Returns the minutes; idempotent. */
  abstract giveBack(alumId: number, questionId: number): Promise<void>;
  /** Counts the first answer of an alum for their reply time; joins the unit of work. */
  abstract countReply(reply: QuestionReply): Promise<void>;
}

/** Facts about colleges and fields. */
export abstract class QuestionFacts {
  /** Returns the title of a field of study; null if it is unknown. */
  abstract findField(cip: string): Promise<string | null>;
  /** Returns the two-letter code of the college's state; null if unknown. */
  abstract findState(collegeId: number): Promise<string | null>;
}

export type QuestionNews =
  | 'question-offered'
  | 'question-answered'
  | 'question-helped'
  | 'question-unanswered'
  | 'question-closed'
  | 'question-withdrawn';

/** Notifies people of open questions, without naming anyone; joins the unit of work. */
export abstract class QuestionNotices {
  /** @param eventId idempotency key: a repeated delivery notifies no one again */
  abstract notify(userIds: readonly number[], what: QuestionNews, questionId: number, eventId: string): Promise<void>;
  /** Marks a person's notifications about the question as read, because they acted on it. */
  abstract markRead(userId: number, questionId: number): Promise<void>;
}

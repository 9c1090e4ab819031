import { type Consent, currentConsent } from '../activity/consent';
import { MinorCannotAnswer, BroadcastNotFound, StudentUnsubscribed } from './errors';

/** One text of the exchange between a student and a college about a message. */
export interface BroadcastAnswer {
  readonly id: number;
  readonly broadcastId: number;
  readonly studentId: number;
  readonly isByCollege: boolean;
  /** The administrator who wrote it; null for texts of the student, and after the account was erased. */
  readonly writtenBy: number | null;
  readonly content: string;
  readonly createdAt: Date;
}

export type NewBroadcastAnswer = Omit<BroadcastAnswer, 'id'>;

type AnswerText = Pick<BroadcastAnswer, 'broadcastId' | 'studentId' | 'content' | 'createdAt'>;

/**
 * Writes the answer of a student, which reveals their name to the college.
 * @throws MinorCannotAnswer
 */
export function createStudentAnswer(text: AnswerText, { isAdult }: { isAdult: boolean }): NewBroadcastAnswer {
  if (!isAdult) throw new MinorCannotAnswer();
  return { ...text, isByCollege: false, writtenBy: null };
}

/**
 * Writes what the college answers to a student.
 * @param exchange the earlier texts of both; the student has to write first
 * @param consent of the student to messages of the college
 * @throws BroadcastNotFound, StudentUnsubscribed
 */
export function createCollegeAnswer(
  text: AnswerText,
  writtenBy: number,
  { exchange, consent }: { exchange: readonly BroadcastAnswer[]; consent: Consent | undefined },
): NewBroadcastAnswer {
  if (exchange.length === 0) throw new BroadcastNotFound();
  if (currentConsent(consent, text.createdAt).level === 'none') throw new StudentUnsubscribed();
  return { ...text, isByCollege: true, writtenBy };
}

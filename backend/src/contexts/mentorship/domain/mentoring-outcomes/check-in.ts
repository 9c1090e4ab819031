import { daysAfter } from '../connections/connection-state';
import { CheckInClosed, CheckInRefused } from './mentoring-errors';

export const CHECK_IN_LIMITS = {
  /** How long after a meeting a person can check in. */
  openDays: 30,
  /** How long a check-in can be changed. */
  changeDays: 7,
  longestNextStep: 200,
} as const;

export const HELPED = ['yes', 'a-little', 'no'] as const;
export type Helped = (typeof HELPED)[number];

/** What one person says after a meeting. */
export interface CheckInAnswer {
  /** Whether the meeting took place. */
  readonly happened: boolean;
  /** Whether it helped; only students are asked, and only about meetings that took place. */
  readonly helped: Helped | null;
  readonly nextStep: string | null;
  /** Whether the other person can read the next step. */
  readonly isNextStepShared: boolean;
}

/** A check-in of one person about one meeting: an answer, or skipped. */
export interface CheckIn extends Omit<CheckInAnswer, 'happened'> {
  readonly meetingId: number;
  readonly userId: number;
  /** Null if it was skipped. */
  readonly happened: boolean | null;
  /** When the person first answered or skipped. */
  readonly answeredAt: Date;
  readonly updatedAt: Date;
}

/** Whether a person can answer now: within 30 days of the meeting, and change an answer for 7 days. */
export function isCheckInOpen(endTime: Date, earlier: CheckIn | null, now: Date): boolean {
  if (now < endTime) return false;
  if (earlier?.happened != null) return now < daysAfter(earlier.answeredAt, CHECK_IN_LIMITS.changeDays);
  return now < daysAfter(endTime, CHECK_IN_LIMITS.openDays);
}

/**
 * Returns the check-in with a new answer.
 * @param answer null skips it, which an answer is never replaced with
 * @throws CheckInClosed, CheckInRefused
 */
export function answerCheckIn(
  about: { readonly meetingId: number; readonly userId: number; readonly isStudent: boolean; readonly endTime: Date },
  earlier: CheckIn | null,
  answer: CheckInAnswer | null,
  now: Date,
): CheckIn {
  const { meetingId, userId, isStudent, endTime } = about;
  if (!isCheckInOpen(endTime, earlier, now)) throw new CheckInClosed();
  if (answer === null) {
    if (earlier) return earlier;
    const nothing = { happened: null, helped: null, nextStep: null, isNextStepShared: false };
    return { meetingId, userId, ...nothing, answeredAt: now, updatedAt: now };
  }
  if (answer.helped !== null && !isStudent) throw new CheckInRefused('helped', 'Only students say whether it helped.');
  if (answer.helped !== null && !answer.happened) {
    throw new CheckInRefused('helped', 'Leave this out if the meeting didn’t take place.');
  }
  const isFirstAnswer = earlier?.happened == null;
  const isNextStepShared = answer.nextStep !== null && answer.isNextStepShared;
  const answeredAt = isFirstAnswer ? now : earlier.answeredAt;
  return { meetingId, userId, ...answer, isNextStepShared, answeredAt, updatedAt: now };
}

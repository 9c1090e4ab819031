import type { MeetingState } from './meeting-state';
import { MINUTE } from '../availability/availability';

export const REMINDER_KINDS = ['day', 'quarter'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** How long before the beginning a person is reminded: between `from` and `until`, in milliseconds. */
export const REMINDERS: Readonly<Record<ReminderKind, { readonly from: number; readonly until: number }>> = {
  // Who moves a meeting on its eve has just told the other; who was not running for half a day is still in time.
  day: { from: 24 * 60 * MINUTE, until: 12 * 60 * MINUTE },
  quarter: { from: 15 * MINUTE, until: 0 },
};

/** That someone was reminded is kept this long; by then the meeting is over and no one would be reminded again. */
export const DAYS_REMINDERS_ARE_KEPT = 30;

/** Of what, and of which time it had then. */
export interface Reminder {
  readonly meetingId: number;
  readonly userId: number;
  readonly kind: ReminderKind;
  readonly sequence: number;
}

/** What is said: that it comes up, that it begins, or that someone has yet to say whether they can. */
export type ReminderNotice = 'comes-up' | 'begins' | 'unanswered' | 'unconfirmed';

/** @returns null when there is nothing to be reminded of any more */
export function noticeOfReminder(
  { userId, kind, sequence }: Reminder,
  meeting: Pick<MeetingState, 'status' | 'sequence' | 'startTime' | 'attendeeId'>,
  now: Date,
): ReminderNotice | null {
  if (meeting.sequence !== sequence || meeting.startTime <= now) return null;
  if (meeting.status === 'confirmed') return kind === 'day' ? 'comes-up' : 'begins';
  if (meeting.status !== 'pending' || kind !== 'day') return null;
  return userId === meeting.attendeeId ? 'unanswered' : 'unconfirmed';
}

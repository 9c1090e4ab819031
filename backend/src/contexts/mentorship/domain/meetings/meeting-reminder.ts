import type { MeetingState } from './meeting-state';
import { MINUTE_MS } from '../availability/availability';

export const REMINDER_KINDS = ['day', 'quarter'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** When a reminder is due: between `from` and `until` before the beginning, in milliseconds. */
export const REMINDER_WINDOWS: Readonly<Record<ReminderKind, { readonly from: number; readonly until: number }>> = {
  // Not within the last 12 hours, because the other person was just notified if the meeting was moved on its eve. The
  // 12-hour window tolerates an outage of that length.
  day: { from: 24 * 60 * MINUTE_MS, until: 12 * 60 * MINUTE_MS },
  quarter: { from: 15 * MINUTE_MS, until: 0 },
};

/** How many days sent reminders are stored; by then the meeting is over, so that no one would be reminded twice. */
export const REMINDER_RETENTION_DAYS = 30;

/** A reminder for one user, and the `sequence` of the meeting for which it was created. */
export interface Reminder {
  readonly meetingId: number;
  readonly userId: number;
  readonly kind: ReminderKind;
  readonly sequence: number;
}

/**
 * The content of a reminder: the meeting is coming up, it begins, or the attendee hasn't answered yet (to the attendee,
 * or to the host).
 */
type ReminderNotice = 'comes-up' | 'begins' | 'unanswered' | 'unconfirmed';

/** @returns null if the reminder no longer applies */
export function toReminderNotice(
  { userId, kind, sequence }: Reminder,
  meeting: Pick<MeetingState, 'status' | 'sequence' | 'startTime' | 'attendeeId'>,
  now: Date,
): ReminderNotice | null {
  if (meeting.sequence !== sequence || meeting.startTime <= now) return null;
  if (meeting.status === 'confirmed') return kind === 'day' ? 'comes-up' : 'begins';
  if (meeting.status !== 'pending' || kind !== 'day') return null;
  return userId === meeting.attendeeId ? 'unanswered' : 'unconfirmed';
}

import type { Reminder, ReminderKind } from '../../../domain/meetings/meeting-reminder';

/** Reminders that were already sent. */
export abstract class MeetingReminders {
  /**
   * Claims all due reminders of this kind: for both participants of upcoming meetings that were created more than
   * `from` before their start. Each reminder is claimed only once across all processes.
   */
  abstract claim(kind: ReminderKind, window: { from: number; until: number }, now: Date): Promise<readonly Reminder[]>;
}

import type { Reminder, ReminderKind } from '../../../domain/meetings/meeting-reminder';

/** Of what people were reminded. */
export abstract class MeetingReminders {
  /**
   * Takes on every reminder of this kind that is due: of those on both sides of meetings to come that were made earlier
   * than `from` before they begin. Each is given to one caller, once for all processes.
   */
  abstract claim(kind: ReminderKind, window: { from: number; until: number }, now: Date): Promise<readonly Reminder[]>;

  /** Forgets reminders that are older, oldest first. @returns how many it was, at most `most` */
  abstract deleteOlderThan(before: Date, most: number): Promise<number>;
}

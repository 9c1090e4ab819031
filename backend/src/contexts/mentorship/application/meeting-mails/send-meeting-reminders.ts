import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { MeetingReminderDue } from '../../integration-events/meeting-events';
import {
  toReminderNotice,
  type Reminder,
  REMINDER_KINDS,
  REMINDER_WINDOWS,
} from '../../domain/meetings/meeting-reminder';
import { Meetings } from '../meetings/ports/meetings';

/** Queue of reminders. */
export const SEND_REMINDER_QUEUE = 'send-meeting-reminder';

/**
 * Publishes an event for both participants a day and a quarter of an hour before a meeting, for each only once. Messaging
 * reacts with a mail and a notification.
 */
@UseCase()
export class SendMeetingReminders {
  constructor(
    private readonly meetings: Meetings,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Claims reminders and queues them in one unit of work, so that neither happens without the other. */
  async execute(): Promise<void> {
    for (const kind of REMINDER_KINDS) {
      await this.transactions.run(async () => {
        const claimed = await this.meetings.claimReminders(kind, REMINDER_WINDOWS[kind], this.clock.now());
        for (const reminder of claimed) await this.jobs.send(SEND_REMINDER_QUEUE, reminder);
      });
    }
  }

  /** Decides by the current state of the meeting. */
  async send(reminder: Reminder): Promise<void> {
    const meeting = await this.meetings.find(reminder.meetingId);
    const now = this.clock.now();
    const notice = meeting && toReminderNotice(reminder, meeting.snapshot(), now);
    if (!meeting || !notice || !meeting.hasParticipant(reminder.userId)) return;
    const { meetingId, userId, sequence } = reminder;
    const event = new MeetingReminderDue(meetingId, userId, meeting.getOtherUserId(userId), notice, sequence, now);
    await this.transactions.publish(event);
  }
}

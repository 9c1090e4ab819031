import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { REMINDER_KINDS, REMINDER_WINDOWS } from '../../domain/meetings/meeting-reminder';
import { GroupHourReminderDue } from '../../integration-events/group-hour-events';
import { type GroupHourReminder, GroupHours } from './ports/group-hours';

/** Queue of reminders. */
export const GROUP_HOUR_REMINDER_QUEUE = 'send-group-hour-reminder';

/** Publishes an event for the host and everyone who joined, a day and a quarter of an hour before a group hour. */
@UseCase()
export class SendGroupHourReminders {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Claims reminders and queues them in one unit of work, so that neither happens without the other. */
  async execute(): Promise<void> {
    for (const kind of REMINDER_KINDS) {
      await this.transactions.run(async () => {
        const claimed = await this.groupHours.claimReminders(kind, REMINDER_WINDOWS[kind], this.clock.now());
        for (const reminder of claimed) await this.jobs.send(GROUP_HOUR_REMINDER_QUEUE, reminder);
      });
    }
  }

  /** Decides by the current state of the group hour. */
  async send({ groupHourId, userId, kind }: GroupHourReminder): Promise<void> {
    const groupHour = await this.groupHours.find(groupHourId);
    const now = this.clock.now();
    if (!groupHour?.isUpcoming(now) || !groupHour.hasParticipant(userId)) return;
    const notice = kind === 'day' ? 'comes-up' : 'begins';
    await this.transactions.publish(new GroupHourReminderDue(groupHourId, userId, groupHour.hostId, notice, now));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import type { GroupHourReminder } from '../../application/group-hours/ports/group-hours';
import {
  GROUP_HOUR_REMINDER_QUEUE,
  SendGroupHourReminders,
} from '../../application/group-hours/send-group-hour-reminders';

const CLAIM_QUEUE = 'remind-of-group-hours';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

@Injectable()
export class SendGroupHourRemindersEveryFiveMinutes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendReminders: SendGroupHourReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.process<GroupHourReminder>(GROUP_HOUR_REMINDER_QUEUE, (reminder) => this.sendReminders.send(reminder));
    this.jobs.process(CLAIM_QUEUE, () => this.sendReminders.execute());
    this.jobs.schedule(CLAIM_QUEUE, EVERY_FIVE_MINUTES);
  }
}

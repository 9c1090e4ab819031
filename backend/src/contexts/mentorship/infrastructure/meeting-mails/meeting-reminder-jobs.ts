import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SendMeetingReminders, SEND_REMINDER_QUEUE } from '../../application/meeting-mails/send-meeting-reminders';
import type { Reminder } from '../../domain/meetings/meeting-reminder';

const SEND_QUEUE = 'remind-of-meetings';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

@Injectable()
export class SendMeetingRemindersEveryFiveMinutes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendReminders: SendMeetingReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.process<Reminder>(SEND_REMINDER_QUEUE, (reminder) => this.sendReminders.send(reminder));
    this.jobs.process(SEND_QUEUE, () => this.sendReminders.execute());
    this.jobs.schedule(SEND_QUEUE, EVERY_FIVE_MINUTES);
  }
}

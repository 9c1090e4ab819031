import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SendMeetingReminders, SEND_REMINDER } from '../../application/meeting-mails/send-meeting-reminders';
import { type Reminder, DAYS_REMINDERS_ARE_KEPT } from '../../domain/meetings/meeting-reminder';
import { Clock } from '../../../../shared/application/clock';
import { MeetingReminders } from '../../application/meeting-mails/ports/meeting-reminders';

const SEND_QUEUE = 'remind-of-meetings';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const DELETE_QUEUE = 'forget-old-meeting-reminders';
const EVERY_NIGHT = '41 3 * * *';
const BATCH = 1_000;
const DAY_MS = 86_400_000;

@Injectable()
export class SendMeetingRemindersEveryFiveMinutes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendReminders: SendMeetingReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.process<Reminder>(SEND_REMINDER, (reminder) => this.sendReminders.send(reminder));
    this.jobs.process(SEND_QUEUE, () => this.sendReminders.execute());
    this.jobs.schedule(SEND_QUEUE, EVERY_FIVE_MINUTES);
  }
}

/** Deletes in batches, so that no statement locks many rows for long. */
@Injectable()
export class DeleteOldReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reminders: MeetingReminders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(DELETE_QUEUE, () => this.deleteOld());
    this.jobs.schedule(DELETE_QUEUE, EVERY_NIGHT);
  }

  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAYS_REMINDERS_ARE_KEPT * DAY_MS);
    while ((await this.reminders.deleteOlderThan(before, BATCH)) === BATCH);
  }
}

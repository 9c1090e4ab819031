import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { RemindOfMeetings, SEND_REMINDER } from '../../application/meeting-mails/remind-of-meetings';
import type { Reminder } from '../../domain/meetings/meeting-reminder';

const QUEUE = 'remind-of-meetings';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

@Injectable()
export class RemindOfMeetingsEveryFiveMinutes implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly remindOfMeetings: RemindOfMeetings,
  ) {}

  onModuleInit(): void {
    this.jobs.process<Reminder>(SEND_REMINDER, (reminder) => this.remindOfMeetings.send(reminder));
    this.jobs.process(QUEUE, () => this.remindOfMeetings.execute());
    this.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES);
  }
}

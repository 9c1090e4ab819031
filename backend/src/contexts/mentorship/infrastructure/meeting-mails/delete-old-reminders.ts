import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { MeetingReminders } from '../../application/meeting-mails/ports/meeting-reminders';
import { DAYS_REMINDERS_ARE_KEPT } from '../../domain/meetings/meeting-reminder';

const QUEUE = 'forget-old-meeting-reminders';
const EVERY_NIGHT = '41 3 * * *';
const BATCH = 1_000;
const DAY_MS = 86_400_000;

/** Deletes in batches, so that no statement holds many rows for long. */
@Injectable()
export class DeleteOldReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reminders: MeetingReminders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.forget());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAYS_REMINDERS_ARE_KEPT * DAY_MS);
    while ((await this.reminders.deleteOlderThan(before, BATCH)) === BATCH);
  }
}

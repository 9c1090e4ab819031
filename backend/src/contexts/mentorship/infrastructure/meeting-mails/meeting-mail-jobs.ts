import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import type { MeetingNotice } from '../../application/meeting-mails/meeting-notices';
import { SendMeetingMail } from '../../application/meeting-mails/send-meeting-mail';
import {
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingScheduled,
} from '../../domain/meetings/meeting-events';
import { Jobs } from '../../../../shared/application/jobs';
import { SendMeetingReminders, SEND_REMINDER } from '../../application/meeting-mails/send-meeting-reminders';
import { type Reminder, DAYS_REMINDERS_ARE_KEPT } from '../../domain/meetings/meeting-reminder';
import { Clock } from '../../../../shared/application/clock';
import { MeetingReminders } from '../../application/meeting-mails/ports/meeting-reminders';

type OfTwo = Pick<MeetingMoved, 'meetingId' | 'hostId' | 'attendeeId'>;

/** Sends emails when meetings are scheduled, moved, answered or canceled. */
@Injectable()
export class SendMailsAboutMeetings implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendMeetingMail: SendMeetingMail,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.subscribe(MeetingScheduled, 'mail-attendee-when-meeting-scheduled', (event) =>
      this.#toAttendee(event.isInvitation ? 'invited' : 'scheduled', event),
    );
    events.subscribe(MeetingMoved, 'mail-attendee-when-meeting-moved', (event) => this.#toAttendee('moved', event));
    events.subscribe(MeetingProposed, 'mail-host-when-time-proposed', (event) => this.#toHost('proposed', event));
    events.subscribe(MeetingAnswered, 'mail-other-when-meeting-answered', (event) => {
      if (event.answeredBy === event.attendeeId) return this.#toHost(event.answer, event);
      return this.#toAttendee(event.answer === 'accepted' ? 'accepted' : 'proposal-declined', event);
    });
    // Two listeners, so that a failed email is retried without sending the other one again.
    events.subscribe(MeetingCancelled, 'mail-attendee-when-meeting-cancelled', (event) =>
      this.#toAttendee('cancelled', event),
    );
    events.subscribe(MeetingCancelled, 'mail-host-when-meeting-cancelled', async (event) => {
      if (event.cancelledBy === null) await this.#toHost('cancelled', event);
    });
  }

  #toAttendee(notice: MeetingNotice, { meetingId, hostId, attendeeId }: OfTwo): Promise<void> {
    return this.sendMeetingMail.execute({ notice, meetingId, userId: attendeeId, aboutId: hostId });
  }

  #toHost(notice: MeetingNotice, { meetingId, hostId, attendeeId }: OfTwo): Promise<void> {
    return this.sendMeetingMail.execute({ notice, meetingId, userId: hostId, aboutId: attendeeId });
  }
}

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

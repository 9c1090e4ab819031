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
import type { Reminder } from '../../domain/meetings/meeting-reminder';

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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingReminderDue,
  MeetingScheduled,
} from '../../../mentorship';
import type { MeetingNotice } from '../../application/meeting-mails/ports/meeting-mail-drafts';
import { SendMeetingMail } from '../../application/meeting-mails/send-meeting-mail';

type MeetingParticipants = Pick<MeetingMoved, 'meetingId' | 'hostId' | 'attendeeId'>;

/** Sends emails when meetings are scheduled, moved, answered or canceled, or come up. */
@Injectable()
export class SendMailsAboutMeetings implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendMeetingMail: SendMeetingMail,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.subscribe(MeetingScheduled, 'mail-attendee-when-meeting-scheduled', (event) =>
      this.#mailAttendee(event.isInvitation ? 'invited' : 'scheduled', event),
    );
    events.subscribe(MeetingMoved, 'mail-attendee-when-meeting-moved', (event) => this.#mailAttendee('moved', event));
    events.subscribe(MeetingProposed, 'mail-host-when-time-proposed', (event) => this.#mailHost('proposed', event));
    events.subscribe(MeetingAnswered, 'mail-other-when-meeting-answered', (event) => {
      if (event.answeredBy === event.attendeeId) return this.#mailHost(event.answer, event);
      return this.#mailAttendee(event.answer === 'accepted' ? 'accepted' : 'proposal-declined', event);
    });
    // Two listeners, so that a failed email is retried without sending the other one again.
    events.subscribe(MeetingCancelled, 'mail-attendee-when-meeting-cancelled', (event) =>
      this.#mailAttendee('cancelled', event),
    );
    events.subscribe(MeetingCancelled, 'mail-host-when-meeting-cancelled', async (event) => {
      if (event.cancelledBy === null) await this.#mailHost('cancelled', event);
    });
    events.subscribe(
      MeetingReminderDue,
      'mail-participant-when-meeting-comes-up',
      ({ meetingId, userId, otherId: aboutId, notice, sequence }) =>
        this.sendMeetingMail.execute({ notice, meetingId, userId, aboutId, sequence }),
    );
  }

  #mailAttendee(notice: MeetingNotice, { meetingId, hostId, attendeeId }: MeetingParticipants): Promise<void> {
    return this.sendMeetingMail.execute({ notice, meetingId, userId: attendeeId, aboutId: hostId });
  }

  #mailHost(notice: MeetingNotice, { meetingId, hostId, attendeeId }: MeetingParticipants): Promise<void> {
    return this.sendMeetingMail.execute({ notice, meetingId, userId: hostId, aboutId: attendeeId });
  }
}

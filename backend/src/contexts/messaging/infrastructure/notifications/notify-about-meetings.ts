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
import { Notify } from '../../application/notifications/notify';
import type { NotificationData } from '../../domain/notification-settings/notification-kinds';
import { meetingSubject, createEventId } from '../../domain/notifications/notification';

type MeetingNotificationEvent = Pick<MeetingMoved, 'meetingId' | 'hostId' | 'attendeeId' | 'occurredAt'>;
type MeetingNotificationChange = Extract<NotificationData<'meeting'>, { meetingId: number }>['what'];

@Injectable()
export class NotifyAboutMeetings implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.subscribe(MeetingScheduled, 'notify-attendee-when-meeting-scheduled', (event) =>
      this.#notifyAttendee(MeetingScheduled.eventName, event, event.isInvitation ? 'invited' : 'scheduled'),
    );
    events.subscribe(MeetingMoved, 'notify-attendee-when-meeting-moved', (event) =>
      this.#notifyAttendee(MeetingMoved.eventName, event, 'moved'),
    );
    events.subscribe(MeetingProposed, 'notify-host-when-time-proposed', (event) =>
      this.#notifyHost(MeetingProposed.eventName, event, 'proposed'),
    );
    events.subscribe(MeetingAnswered, 'notify-other-when-meeting-answered', (event) =>
      event.answeredBy === event.attendeeId
        ? this.#notifyHost(MeetingAnswered.eventName, event, event.answer)
        : this.#notifyAttendee(MeetingAnswered.eventName, event, `proposal-${event.answer}`),
    );
    events.subscribe(MeetingCancelled, 'notify-others-when-meeting-canceled', async (event) => {
      const { hostId, attendeeId, cancelledBy } = event;
      if (cancelledBy !== attendeeId) await this.#notifyAttendee(MeetingCancelled.eventName, event, 'canceled');
      if (cancelledBy !== hostId) await this.#notifyHost(MeetingCancelled.eventName, event, 'canceled');
    });
    events.subscribe(MeetingReminderDue, 'notify-participant-when-meeting-comes-up', (event) => {
      const { meetingId, userId, otherId, notice, sequence } = event;
      return this.notify.execute({
        kind: 'reminder',
        data: { what: notice, meetingId },
        userId,
        actorId: otherId,
        subject: meetingSubject(meetingId),
        // A reminder whose mail failed is published again later; it must not create a second notification.
        eventId: `${MeetingReminderDue.eventName}:${meetingId}:${sequence}:${notice}`,
      });
    });
  }

  #notifyAttendee(name: string, event: MeetingNotificationEvent, what: MeetingNotificationChange): Promise<void> {
    return this.#notifyParticipant(name, event, what, { userId: event.attendeeId, actorId: event.hostId });
  }

  #notifyHost(name: string, event: MeetingNotificationEvent, what: MeetingNotificationChange): Promise<void> {
    return this.#notifyParticipant(name, event, what, { userId: event.hostId, actorId: event.attendeeId });
  }

  #notifyParticipant(
    name: string,
    event: MeetingNotificationEvent,
    what: MeetingNotificationChange,
    people: { readonly userId: number; readonly actorId: number },
  ): Promise<void> {
    const { meetingId } = event;
    return this.notify.execute({
      ...people,
      kind: 'meeting',
      data: { what, meetingId },
      subject: meetingSubject(meetingId),
      eventId: createEventId(name, meetingId, event),
    });
  }
}

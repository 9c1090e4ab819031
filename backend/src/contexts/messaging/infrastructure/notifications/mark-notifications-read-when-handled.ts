import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  ConnectionAccepted,
  ConnectionAnswered,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
} from '../../../mentorship';
import { MarkNotificationsRead } from '../../application/notifications/mark-notifications-read';
import { aboutConnection, aboutMeeting } from './event-id';

const LISTENER = 'mark-notifications-read-when-handled';

/** In the unit of work of the change: no one is asked by mail to answer what they have just answered. */
@Injectable()
export class MarkNotificationsReadWhenHandled implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly markRead: MarkNotificationsRead,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined, ConnectionQuestioned]) {
      this.events.subscribeWithin(event, LISTENER, ({ connectionId, toUserId }) =>
        this.markRead.ofSubject(toUserId, aboutConnection(connectionId), ['request']),
      );
    }
    this.events.subscribeWithin(ConnectionAnswered, LISTENER, ({ connectionId, fromUserId }) =>
      this.markRead.ofSubject(fromUserId, aboutConnection(connectionId), ['answer']),
    );
    this.events.subscribeWithin(ConnectionClosed, LISTENER, (event) => this.#endOf(event));
    this.events.subscribeWithin(ConnectionEndedByRole, LISTENER, (event) => this.#endOf(event));
    this.events.subscribeWithin(MeetingAnswered, LISTENER, ({ meetingId, answeredBy }) =>
      this.markRead.ofSubject(answeredBy, aboutMeeting(meetingId)),
    );
    this.events.subscribeWithin(MeetingProposed, LISTENER, ({ meetingId, attendeeId }) =>
      this.markRead.ofSubject(attendeeId, aboutMeeting(meetingId)),
    );
    // What was said of the meeting before is not so any more, for either of the two.
    for (const event of [MeetingMoved, MeetingCancelled]) {
      this.events.subscribeWithin(event, LISTENER, ({ meetingId, hostId, attendeeId }) =>
        this.#ofBoth([hostId, attendeeId], aboutMeeting(meetingId)),
      );
    }
  }

  #endOf({ connectionId, fromUserId, toUserId }: Pick<ConnectionClosed, 'connectionId' | 'fromUserId' | 'toUserId'>) {
    return this.#ofBoth([fromUserId, toUserId], aboutConnection(connectionId));
  }

  async #ofBoth(userIds: readonly number[], subject: string): Promise<void> {
    for (const userId of [...userIds].sort((one, other) => one - other)) await this.markRead.ofSubject(userId, subject);
  }
}

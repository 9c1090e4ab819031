import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  ConnectionAccepted,
  ConnectionAnswered,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  GroupHourCancelled,
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  ConnectionBlockChanged,
} from '../../../mentorship';
import { MarkNotificationsRead } from '../../application/notifications/mark-notifications-read';
import { connectionSubject, groupHourSubject, meetingSubject } from '../../domain/notifications/notification';
import { HideBlockedNotifications } from '../../application/notifications/notify';

const LISTENER_NAME = 'mark-notifications-read-when-handled';

/** Runs in the unit of work of the change, so that no mail asks a person for an answer that they have just given. */
@Injectable()
export class MarkNotificationsReadWhenHandled implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly markRead: MarkNotificationsRead,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined, ConnectionQuestioned]) {
      this.events.subscribeWithin(event, LISTENER_NAME, ({ connectionId, toUserId }) =>
        this.markRead.markSubject(toUserId, connectionSubject(connectionId), ['request']),
      );
    }
    this.events.subscribeWithin(ConnectionAnswered, LISTENER_NAME, ({ connectionId, fromUserId }) =>
      this.markRead.markSubject(fromUserId, connectionSubject(connectionId), ['answer']),
    );
    this.events.subscribeWithin(ConnectionClosed, LISTENER_NAME, (event) => this.#markConnectionRead(event));
    this.events.subscribeWithin(ConnectionEndedByRole, LISTENER_NAME, (event) => this.#markConnectionRead(event));
    this.events.subscribeWithin(MeetingAnswered, LISTENER_NAME, ({ meetingId, answeredBy }) =>
      this.markRead.markSubject(answeredBy, meetingSubject(meetingId)),
    );
    this.events.subscribeWithin(MeetingProposed, LISTENER_NAME, ({ meetingId, attendeeId }) =>
      this.markRead.markSubject(attendeeId, meetingSubject(meetingId)),
    );
    this.events.subscribeWithin(GroupHourCancelled, LISTENER_NAME, ({ groupHourId, hostId, guestIds }) =>
      this.#markReadForAll([hostId, ...guestIds], groupHourSubject(groupHourId)),
    );
    // Earlier notifications about the meeting are outdated, for both people.
    for (const event of [MeetingMoved, MeetingCancelled]) {
      this.events.subscribeWithin(event, LISTENER_NAME, ({ meetingId, hostId, attendeeId }) =>
        this.#markReadForAll([hostId, attendeeId], meetingSubject(meetingId)),
      );
    }
  }

  #markConnectionRead({
    connectionId,
    fromUserId,
    toUserId,
  }: Pick<ConnectionClosed, 'connectionId' | 'fromUserId' | 'toUserId'>) {
    return this.#markReadForAll([fromUserId, toUserId], connectionSubject(connectionId));
  }

  async #markReadForAll(userIds: readonly number[], subject: string): Promise<void> {
    for (const userId of [...userIds].sort((one, other) => one - other))
      await this.markRead.markSubject(userId, subject);
  }
}

/** Hides notifications in the unit of work of the block. */
@Injectable()
export class HideNotificationsWhenBlockChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly hideBlockedNotifications: HideBlockedNotifications,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(ConnectionBlockChanged, 'hide-notifications-when-block-changed', (event) =>
      this.hideBlockedNotifications.execute(event),
    );
  }
}

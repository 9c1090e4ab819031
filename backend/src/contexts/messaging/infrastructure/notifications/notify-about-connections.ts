import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Transactions } from '../../../../shared/application/transactions';
import {
  ConnectionAnswered,
  ConnectionAnswerSettled,
  ConnectionClosed,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  ConnectionReminded,
  ConnectionRequested,
  PlaceOffered,
  RelationshipsFacade,
} from '../../../mentorship';
import { Notify } from '../../application/notifications/notify';
import type { NotificationData } from '../../domain/notification-settings/notification-kinds';
import { connectionSubject, createEventId } from '../../domain/notifications/notification';

type ConnectionNotificationEvent = Pick<ConnectionRequested, 'connectionId' | 'fromUserId' | 'toUserId' | 'occurredAt'>;

@Injectable()
export class NotifyAboutConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
    private readonly relationships: RelationshipsFacade,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    const { events } = this;
    events.subscribe(ConnectionRequested, 'notify-recipient-when-connection-requested', (event) =>
      this.#notifyRecipient(ConnectionRequested.eventName, event, 'received'),
    );
    events.subscribe(ConnectionReminded, 'notify-recipient-when-connection-reminded', (event) =>
      this.#notifyRecipient(ConnectionReminded.eventName, event, 'waiting'),
    );
    events.subscribe(ConnectionAnswered, 'notify-recipient-when-connection-answered', (event) =>
      this.#notifyRecipient(ConnectionAnswered.eventName, event, 'answered'),
    );
    events.subscribe(ConnectionQuestioned, 'notify-sender-when-connection-questioned', (event) =>
      this.#notifySender(ConnectionQuestioned.eventName, event, 'question'),
    );
    events.subscribe(ConnectionAnswerSettled, 'notify-sender-when-connection-settled', (event) =>
      this.#notifySender(
        ConnectionAnswerSettled.eventName,
        event,
        event.answer === 'declined' ? 'declined' : 'accepted',
      ),
    );
    events.subscribe(ConnectionClosed, 'notify-sender-when-connection-expired', async (event) => {
      if (event.closedBy === 'expired') await this.#notifySender(ConnectionClosed.eventName, event, 'expired');
    });
    events.subscribe(ConnectionEndedByRole, 'notify-other-when-connection-ended-by-role', (event) => {
      const { connectionId, fromUserId, toUserId, changedBy, wasConnected } = event;
      return this.notify.execute({
        kind: 'answer',
        data: { what: wasConnected ? 'connection-ended' : 'request-ended' },
        userId: changedBy === fromUserId ? toUserId : fromUserId,
        // If the two were not connected, the person must not learn who the other was.
        actorId: wasConnected ? changedBy : null,
        subject: connectionSubject(connectionId),
        eventId: createEventId(ConnectionEndedByRole.eventName, connectionId, event),
      });
    });
    events.subscribe(PlaceOffered, 'notify-student-when-place-offered', (event) =>
      this.notify.execute({
        kind: 'answer',
        data: { what: 'place-free' },
        userId: event.userId,
        actorId: event.mentorId,
        subject: 'wait-list',
        eventId: createEventId(PlaceOffered.eventName, '', event),
      }),
    );
  }

  #notifyRecipient(
    name: string,
    event: ConnectionNotificationEvent,
    what: NotificationData<'request'>['what'],
  ): Promise<void> {
    const { connectionId, fromUserId, toUserId } = event;
    return this.#runIfUnhandled(event, what, () =>
      this.notify.execute({
        kind: 'request',
        data: { what },
        userId: toUserId,
        actorId: fromUserId,
        subject: connectionSubject(connectionId),
        eventId: createEventId(name, connectionId, event),
      }),
    );
  }

  #notifySender(
    name: string,
    event: ConnectionNotificationEvent,
    what: NotificationData<'answer'>['what'],
  ): Promise<void> {
    const { connectionId, fromUserId, toUserId } = event;
    const notify = () =>
      this.notify.execute({
        kind: 'answer',
        data: { what },
        userId: fromUserId,
        actorId: toUserId,
        subject: connectionSubject(connectionId),
        eventId: createEventId(name, connectionId, event),
      });
    return what === 'question' ? this.#runIfUnhandled(event, what, notify) : notify();
  }

  /**
   * Skips notifications that ask for what has been done before this job ran. The relation can't change until the
   * notification is stored; later changes mark it as read.
   */
  async #runIfUnhandled(
    { fromUserId, toUserId }: ConnectionNotificationEvent,
    what: NotificationData<'request'>['what'] | 'question',
    notify: () => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const { connection } = await this.relationships.findRelation(fromUserId, toUserId);
      if (connection?.status !== 'pending' || connection.toUserId !== toUserId) return;
      const { question, answer } = connection;
      const isUnhandled = {
        received: question === null,
        waiting: question === null || answer !== null,
        answered: answer !== null,
        question: answer === null,
      };
      if (isUnhandled[what]) await notify();
    });
  }
}

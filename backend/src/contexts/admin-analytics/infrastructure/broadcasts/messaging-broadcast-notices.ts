import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';
import { BroadcastNotices } from '../../application/broadcasts/ports/broadcast-people';
import type { Broadcast } from '../../domain/broadcasts/broadcast';

const toNotificationSubject = ({ id }: Broadcast): string => `college-message:${id}`;

/** Sends notifications, and emails to people who want them. */
@Injectable()
export class MessagingBroadcastNotices extends BroadcastNotices {
  constructor(
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
  ) {
    super();
  }

  async notifyRecipients(studentIds: readonly number[], broadcast: Broadcast): Promise<void> {
    const collegeName = await this.#nameOf(broadcast);
    for (const userId of studentIds) {
      await this.messaging.notify({
        kind: 'college-message',
        data: { what: 'received', collegeName, broadcastId: broadcast.id },
        userId,
        actorId: null,
        subject: toNotificationSubject(broadcast),
        eventId: `broadcast-delivered:${broadcast.id}`,
      });
    }
  }

  async requestApproval(administratorIds: readonly number[], broadcast: Broadcast): Promise<void> {
    const collegeName = await this.#nameOf(broadcast);
    for (const userId of administratorIds) {
      await this.messaging.notify({
        kind: 'college',
        data: { what: 'message-waits', collegeName },
        userId,
        actorId: broadcast.createdBy,
        subject: toNotificationSubject(broadcast),
        eventId: `broadcast-waits:${broadcast.id}`,
      });
    }
  }

  async notifyOfDecision(broadcast: Broadcast, by: number): Promise<void> {
    const { createdBy, status, id } = broadcast;
    if (createdBy === null || createdBy === by) return;
    await this.messaging.notify({
      kind: 'college',
      data: {
        what: status === 'sent' ? 'message-sent' : 'message-declined',
        collegeName: await this.#nameOf(broadcast),
      },
      userId: createdBy,
      actorId: by,
      subject: toNotificationSubject(broadcast),
      eventId: `broadcast-decided:${id}`,
    });
  }

  async notifyOfAnswer(
    administratorId: number,
    studentId: number,
    broadcast: Broadcast,
    answerId: number,
  ): Promise<void> {
    await this.messaging.notify({
      kind: 'college',
      data: { what: 'message-answered', collegeName: await this.#nameOf(broadcast) },
      userId: administratorId,
      actorId: studentId,
      subject: toNotificationSubject(broadcast),
      eventId: `broadcast-answer:${answerId}`,
    });
  }

  async notifyOfReply(studentId: number, broadcast: Broadcast, answerId: number): Promise<void> {
    await this.messaging.notify({
      kind: 'college-message',
      data: { what: 'replied', collegeName: await this.#nameOf(broadcast), broadcastId: broadcast.id },
      userId: studentId,
      actorId: null,
      subject: toNotificationSubject(broadcast),
      eventId: `broadcast-answer:${answerId}`,
    });
  }

  async #nameOf({ collegeId }: Broadcast): Promise<string> {
    const [college] = await this.colleges.listNames([collegeId]);
    return college?.name ?? 'A college';
  }
}

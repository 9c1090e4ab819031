import { UseCase } from '../../../../shared/application/use-case';
import type { MessageSent } from '../../domain/conversations/events';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { PersonalEvents } from '../stream/ports/stream-events';

/** Reports a new message to the open pages of both people, and schedules its email and push message. */
@UseCase()
export class DeliverMessage {
  constructor(
    private readonly personalEvents: PersonalEvents,
    private readonly scheduleDelivery: ScheduleDelivery,
  ) {}

  /** Joins the current unit of work. */
  async execute({ messageId, senderId, recipientId, isRequest, isHidden }: MessageSent): Promise<void> {
    if (isHidden) return;
    const type = 'message.created';
    await this.personalEvents.publish([senderId], { type, messageId, userId: recipientId });
    await this.personalEvents.publish([recipientId], { type, messageId, userId: senderId });
    // Requests have their own notification.
    if (!isRequest) await this.scheduleDelivery.scheduleMessage(recipientId, senderId);
  }
}

import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { CollegeOccurrence } from '../../domain/webhooks/webhook-events';
import { isNamedBy, WebhookPeople } from './ports/webhook-people';
import { WebhookDeliveries, WebhookQueue, Webhooks } from './ports/webhooks';

/** Queues a message for each webhook of the college that is subscribed to what happened. */
@UseCase()
export class QueueWebhookMessages {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: WebhookDeliveries,
    private readonly queue: WebhookQueue,
    private readonly people: WebhookPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Repeating it for the same occurrence changes nothing. Says nothing about alumni whom the college can't see. */
  async execute({ collegeId, userId, data, ...occurrence }: CollegeOccurrence): Promise<void> {
    const webhookIds = await this.webhooks.listSubscribed(collegeId, occurrence.type);
    if (webhookIds.length === 0) return;
    if (userId !== null && !isNamedBy(occurrence.type, await this.people.findAlum(collegeId, userId))) return;
    const now = this.clock.now();
    const message = { ...occurrence, userId, data: { collegeId, ...data } };
    await this.transactions.run(async () => {
      await this.deliveries.add(
        webhookIds.map((webhookId) => ({ ...message, webhookId })),
        now,
      );
      for (const id of webhookIds) await this.queue.markDue(id, now);
    });
  }
}

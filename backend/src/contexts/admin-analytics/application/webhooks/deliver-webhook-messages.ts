import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Webhook } from '../../domain/webhooks/webhook';
import {
  type AttemptResult,
  isOverloaded,
  isSuccess,
  type WebhookDelivery,
} from '../../domain/webhooks/webhook-delivery';
import { isNamedBy, WebhookPeople } from './ports/webhook-people';
import { WebhookReceivers } from './ports/webhook-receivers';
import { WebhookDeliveries, type WebhookLease, WebhookQueue, Webhooks } from './ports/webhooks';

/** Requests to one webhook at the same time. */
const PARALLEL = 4;
/** After this time, other webhooks get the slot. */
const SLICE_MS = 15_000;
/** How long a webhook waits whose college has no main administrator. */
const WITHOUT_ADMINISTRATOR_MS = 60 * 60 * 1_000;

/** Sends the due messages of one webhook. */
@UseCase()
export class DeliverWebhookMessages {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: WebhookDeliveries,
    private readonly queue: WebhookQueue,
    private readonly receivers: WebhookReceivers,
    private readonly people: WebhookPeople,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends until nothing is due, the receiver fails, the time of the slot is over or the instance stops, and ends the
   * lease.
   */
  async execute({ webhookId }: Pick<WebhookLease, 'webhookId'>, isStopping = () => false): Promise<void> {
    await this.queue.release(webhookId, await this.#deliver(webhookId, isStopping));
  }

  /** @returns before when nothing more is sent */
  async #deliver(webhookId: number, isStopping: () => boolean): Promise<Date> {
    const startedAt = this.clock.now();
    const webhook = await this.webhooks.find(webhookId);
    if (!webhook || webhook.isPaused) return startedAt;
    if ((await this.people.findMainAdministrator(webhook.collegeId)) === null) {
      return new Date(startedAt.getTime() + WITHOUT_ADMINISTRATOR_MS);
    }
    for (;;) {
      const now = this.clock.now();
      if (isStopping() || now.getTime() - startedAt.getTime() >= SLICE_MS) return now;
      const due = await this.deliveries.listDue(webhookId, now, PARALLEL);
      if (due.length === 0) return now;
      const results = await Promise.all(due.map((delivery) => this.#attempt(webhook, delivery)));
      const notBefore = await this.#recordResults(
        webhookId,
        results.filter((result) => result !== null),
      );
      if (notBefore) return notBefore;
    }
  }

  /** @returns null if the college can no longer see the alum whom the message is about */
  async #attempt(webhook: Webhook, delivery: WebhookDelivery): Promise<AttemptResult | null> {
    const { messageId: id, type, data, userId, occurredAt } = delivery.snapshot();
    const alum = userId === null ? undefined : await this.people.findAlum(webhook.collegeId, userId);
    if (alum !== undefined && !isNamedBy(type, alum)) {
      delivery.withdraw();
      await this.deliveries.save(delivery);
      return null;
    }
    const payload = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { ...data, alum } });
    const sentAt = this.clock.now();
    const result = await this.receivers.send(webhook.snapshot().url, {
      id,
      payload,
      sentAt,
      secrets: webhook.listSecrets(sentAt),
    });
    delivery.recordAttempt(result, this.clock.now());
    await this.deliveries.save(delivery);
    return result;
  }

  /** @returns before when nothing more is sent; null if the receiver takes more */
  async #recordResults(webhookId: number, results: readonly AttemptResult[]): Promise<Date | null> {
    if (results.length === 0) return null;
    const successes = results.filter(isSuccess);
    const isHeld = successes.length === 0 || results.some(isOverloaded);
    const durationMs = Math.max(...successes.map((result) => result.durationMs));
    const current = await this.webhooks.find(webhookId);
    if (!current || current.isPaused) return this.clock.now();
    if (!isHeld && !current.isChangedBySuccess(durationMs)) return null;
    return this.webhooks.update(webhookId, (webhook) => {
      if (successes.length > 0) webhook.recordSuccess(durationMs);
      return isHeld ? webhook.recordFailure(this.clock.now()) : null;
    });
  }
}

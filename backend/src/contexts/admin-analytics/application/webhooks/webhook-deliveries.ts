import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { WebhookDeliveryNotFound, WebhookIsPaused, WebhookNotFound } from '../../domain/webhooks/errors';
import type { WebhookDelivery, WebhookDeliveryState } from '../../domain/webhooks/webhook-delivery';
import { TEST_EVENT } from '../../domain/webhooks/webhook-events';
import { RequireMainAdministrator } from '../administrators/require-main-administrator';
import { ManageWebhooks } from './manage-webhooks';
import { type NewDelivery, WebhookDeliveries, WebhookQueue, Webhooks } from './ports/webhooks';

interface DeliveryPage {
  readonly items: readonly WebhookDeliveryState[];
  /** The key before which the next page starts; null on the last page. */
  readonly nextBefore: number | null;
}

/** The main administrator reads what was sent to a webhook, sends a test message, or repeats a delivery. */
@UseCase()
export class ShowWebhookDeliveries {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly manage: ManageWebhooks,
    private readonly webhooks: Webhooks,
    private readonly deliveries: WebhookDeliveries,
    private readonly queue: WebhookQueue,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists the deliveries of the last 30 days, newest first.
   * @throws WebhookNotFound, AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, NotMainAdministrator
   */
  async list(by: number, id: number, page: { limit: number; before: number | null }): Promise<DeliveryPage> {
    const { collegeId } = await this.requireMain.execute(by);
    const webhook = await this.webhooks.find(id);
    if (!webhook?.isOf(collegeId)) throw new WebhookNotFound();
    const found = await this.deliveries.list(id, { ...page, limit: page.limit + 1 });
    const items = found.slice(0, page.limit);
    return { items, nextBefore: found.length > page.limit ? items.at(-1)!.id : null };
  }

  /**
   * Sends a test message, like any other one.
   * @throws WebhookIsPaused, TooManyRequests, and as `list`
   */
  async sendTest(by: number, id: number): Promise<WebhookDeliveryState> {
    await this.#consumeLimit(by);
    return this.transactions.run(async () => {
      const webhook = await this.manage.lock(by, id);
      if (webhook.isPaused) throw new WebhookIsPaused();
      const [now, { collegeId }] = [this.clock.now(), webhook];
      const key = `${by} ${now.toISOString()}`;
      const message: NewDelivery = {
        webhookId: id,
        type: TEST_EVENT,
        key,
        userId: null,
        data: { collegeId },
        occurredAt: now,
      };
      const [deliveryId] = await this.deliveries.add([message], now);
      await this.queue.wake(id, now);
      return (await this.#get(deliveryId)).snapshot();
    });
  }

  /**
   * Sends a message again, with the same ID and all attempts.
   * @throws WebhookDeliveryNotFound, WebhookIsPaused, TooManyRequests, and as `list`
   */
  async redeliver(by: number, deliveryId: number): Promise<WebhookDeliveryState> {
    await this.#consumeLimit(by);
    return this.transactions.run(async () => {
      const delivery = await this.#get(deliveryId);
      const { webhookId } = delivery.snapshot();
      const webhook = await this.manage.lock(by, webhookId).catch((error: unknown) => {
        throw error instanceof WebhookNotFound ? new WebhookDeliveryNotFound() : error;
      });
      if (webhook.isPaused) throw new WebhookIsPaused();
      delivery.redeliver(this.clock.now());
      await this.deliveries.save(delivery);
      await this.queue.wake(webhookId, this.clock.now());
      return delivery.snapshot();
    });
  }

  async #get(id: number | undefined): Promise<WebhookDelivery> {
    const delivery = id === undefined ? null : await this.deliveries.find(id);
    if (!delivery) throw new WebhookDeliveryNotFound();
    return delivery;
  }

  async #consumeLimit(by: number): Promise<void> {
    const { collegeId } = await this.requireMain.execute(by);
    await this.limits.consume(RATE_LIMITS.webhookMessagesPerCollege, String(collegeId));
  }
}

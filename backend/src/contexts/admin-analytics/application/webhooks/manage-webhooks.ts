import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { TooManyWebhooks, WebhookNotFound } from '../../domain/webhooks/errors';
import { Webhook, WEBHOOK_LIMITS, type WebhookChanges } from '../../domain/webhooks/webhook';
import type { WebhookEvent } from '../../domain/webhooks/webhook-events';
import { RequireMainAdministrator } from '../administrators/require-main-administrator';
import { type AuditedAction, People } from '../memberships/ports/people';
import { WebhookReceivers } from './ports/webhook-receivers';
import { WebhookQueue, Webhooks } from './ports/webhooks';

interface NewWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** The main administrator lists, adds, changes and deletes the webhooks of the college. */
@UseCase()
export class ManageWebhooks {
  constructor(
    private readonly requireMain: RequireMainAdministrator,
    private readonly webhooks: Webhooks,
    private readonly queue: WebhookQueue,
    private readonly receivers: WebhookReceivers,
    private readonly people: People,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, NotMainAdministrator */
  async list(by: number): Promise<readonly Webhook[]> {
    const { collegeId } = await this.requireMain.execute(by);
    return this.webhooks.listByCollege(collegeId);
  }

  /**
   * Adds a webhook with a new secret.
   * @throws WebhookAddressRefused, TooManyWebhooks, TooManyRequests, and as `list`
   */
  async create(by: number, { url, events }: NewWebhook): Promise<Webhook> {
    const address = await this.#checkAddress(by, url);
    return this.transactions.run(async () => {
      const { collegeId } = await this.requireMain.execute(by);
      if ((await this.webhooks.listByCollege(collegeId)).length >= WEBHOOK_LIMITS.perCollege) {
        throw new TooManyWebhooks();
      }
      const id = await this.webhooks.nextId();
      const secret = this.receivers.createSecret();
      const webhook = Webhook.create({ id, collegeId, url: address, events, secret }, this.clock.now());
      await this.webhooks.save(webhook);
      await this.#audit('webhook-added', by, webhook);
      return webhook;
    });
  }

  /**
   * Changes the address or the events, or pauses or resumes the webhook. Messages that wait are sent after it is
   * resumed; what happens while it is paused isn't sent.
   * @throws WebhookNotFound, WebhookAddressRefused, TooManyRequests, and as `list`
   */
  async change(by: number, id: number, changes: WebhookChanges): Promise<Webhook> {
    const url = changes.url === undefined ? undefined : await this.#checkAddress(by, changes.url);
    return this.transactions.run(async () => {
      const webhook = await this.lock(by, id);
      webhook.change({ ...changes, url });
      await this.webhooks.save(webhook);
      if (!webhook.isPaused) await this.queue.wake(id, this.clock.now());
      await this.#audit('webhook-changed', by, webhook);
      return webhook;
    });
  }

  /** @throws WebhookNotFound, and as `list` */
  async delete(by: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const webhook = await this.lock(by, id);
      await this.webhooks.delete(id);
      await this.#audit('webhook-deleted', by, webhook);
    });
  }

  /**
   * Replaces the secret. Messages are also signed with the one before it for a day.
   * @throws WebhookNotFound, and as `list`
   */
  async rotateSecret(by: number, id: number): Promise<Webhook> {
    return this.transactions.run(async () => {
      const webhook = await this.lock(by, id);
      webhook.rotateSecret(this.receivers.createSecret(), this.clock.now());
      await this.webhooks.save(webhook);
      await this.#audit('webhook-secret-rotated', by, webhook);
      return webhook;
    });
  }

  /**
   * Locks a webhook of the main administrator's college until the end of the unit of work.
   * @throws WebhookNotFound, and as `list`
   */
  async lock(by: number, id: number): Promise<Webhook> {
    const { collegeId } = await this.requireMain.execute(by);
    const webhook = await this.webhooks.lock(id);
    if (!webhook.isOf(collegeId)) throw new WebhookNotFound();
    return webhook;
  }

  /** The name is resolved outside of the unit of work, because that can take seconds. */
  async #checkAddress(by: number, url: string): Promise<string> {
    const { collegeId } = await this.requireMain.execute(by);
    await this.limits.consume(RATE_LIMITS.webhookAddressesPerCollege, String(collegeId));
    return this.receivers.checkAddress(url);
  }

  async #audit(action: AuditedAction, by: number, { id, collegeId }: Webhook): Promise<void> {
    await this.people.audit(action, by, this.clock.now(), `webhook ${id} of college ${collegeId}`);
  }
}

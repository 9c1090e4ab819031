import { WebhookNotFound } from '../../../domain/webhooks/errors';
import { Webhook, type WebhookState } from '../../../domain/webhooks/webhook';
import { WebhookDelivery, type WebhookDeliveryState } from '../../../domain/webhooks/webhook-delivery';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-events';
import { type NewDelivery, WebhookDeliveries, type WebhookLease, WebhookQueue, Webhooks } from '../ports/webhooks';

const NEVER = new Date(0);

/** The rows that the three stores share. */
export class WebhookRows {
  readonly webhooks = new Map<number, WebhookState>();
  readonly deliveries = new Map<number, WebhookDeliveryState>();
  readonly due = new Map<number, { dueAt: Date | null; leasedUntil: Date; notBefore: Date }>();

  timesOf(id: number): { dueAt: Date | null; leasedUntil: Date; notBefore: Date } {
    const times = this.due.get(id) ?? { dueAt: null, leasedUntil: NEVER, notBefore: NEVER };
    this.due.set(id, times);
    return times;
  }
}

export class InMemoryWebhooks extends Webhooks {
  constructor(private readonly rows: WebhookRows) {
    super();
  }

  async nextId(): Promise<number> {
    return this.rows.webhooks.size + 1;
  }

  async find(id: number): Promise<Webhook | null> {
    const state = this.rows.webhooks.get(id);
    return state ? Webhook.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<Webhook> {
    const webhook = await this.find(id);
    if (!webhook) throw new WebhookNotFound();
    return webhook;
  }

  async listByCollege(collegeId: number): Promise<readonly Webhook[]> {
    return this.#all.filter((one) => one.collegeId === collegeId).map((state) => Webhook.restore({ ...state }));
  }

  async listSubscribed(collegeId: number, event: WebhookEvent): Promise<readonly number[]> {
    return this.#all
      .filter((one) => one.collegeId === collegeId && one.pausedBecause === null && one.events.includes(event))
      .map(({ id }) => id);
  }

  async save(webhook: Webhook): Promise<void> {
    this.rows.webhooks.set(webhook.id, webhook.snapshot());
  }

  async delete(id: number): Promise<void> {
    this.rows.webhooks.delete(id);
    for (const delivery of this.rows.deliveries.values()) {
      if (delivery.webhookId === id) this.rows.deliveries.delete(delivery.id);
    }
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  get #all(): WebhookState[] {
    return [...this.rows.webhooks.values()].sort((one, other) => one.id - other.id);
  }
}

export class InMemoryWebhookDeliveries extends WebhookDeliveries {
  constructor(private readonly rows: WebhookRows) {
    super();
  }

  async add(deliveries: readonly NewDelivery[], now: Date): Promise<readonly number[]> {
    return deliveries.flatMap(({ key, ...delivery }) => {
      const messageId = `msg_${delivery.webhookId}-${delivery.type}-${key}`;
      if (this.#all.some((one) => one.messageId === messageId)) return [];
      const id = this.rows.deliveries.size + 1;
      this.rows.deliveries.set(id, {
        ...delivery,
        id,
        messageId,
        createdAt: now,
        status: 'waiting',
        attempts: 0,
        nextAttemptAt: now,
        lastAttemptAt: null,
        answerStatus: null,
        problem: null,
        durationMs: null,
      });
      return [id];
    });
  }

  async find(id: number): Promise<WebhookDelivery | null> {
    const state = this.rows.deliveries.get(id);
    return state ? WebhookDelivery.restore(state) : null;
  }

  async list(webhookId: number, { limit, before }: { limit: number; before: number | null }) {
    return this.#all
      .filter((one) => one.webhookId === webhookId && (before === null || one.id < before))
      .sort((one, other) => other.id - one.id)
      .slice(0, limit);
  }

  async listDue(webhookId: number, now: Date, limit: number): Promise<readonly WebhookDelivery[]> {
    return this.#all
      .filter((one) => one.webhookId === webhookId && one.nextAttemptAt !== null && one.nextAttemptAt <= now)
      .sort((one, other) => one.nextAttemptAt!.getTime() - other.nextAttemptAt!.getTime() || one.id - other.id)
      .slice(0, limit)
      .map((state) => WebhookDelivery.restore(state));
  }

  async save(delivery: WebhookDelivery): Promise<void> {
    const state = delivery.snapshot();
    if (this.rows.deliveries.has(state.id)) this.rows.deliveries.set(state.id, state);
  }

  get #all(): WebhookDeliveryState[] {
    return [...this.rows.deliveries.values()];
  }
}

export class InMemoryWebhookQueue extends WebhookQueue {
  constructor(private readonly rows: WebhookRows) {
    super();
  }

  async lease(
    limit: number,
    { now, until, busyHosts, slow }: { now: Date; until: Date; busyHosts: readonly string[]; slow: boolean },
  ): Promise<readonly WebhookLease[]> {
    const taken = new Set(busyHosts);
    const leases: WebhookLease[] = [];
    for (const { id, url, isSlow } of this.#active) {
      const [times, host] = [this.rows.timesOf(id), new URL(url).host];
      const isDue = times.dueAt !== null && [times.dueAt, times.leasedUntil, times.notBefore].every((at) => at <= now);
      if (!isDue || isSlow !== slow || taken.has(host) || leases.length === limit) continue;
      taken.add(host);
      times.leasedUntil = until;
      leases.push({ webhookId: id, host, until });
    }
    return leases;
  }

  async release(webhookId: number, notBefore: Date): Promise<void> {
    const waiting = [...this.rows.deliveries.values()].filter((one) => one.webhookId === webhookId);
    const times = waiting.flatMap(({ nextAttemptAt }) => nextAttemptAt?.getTime() ?? []);
    const dueAt = times.length > 0 ? new Date(Math.min(...times)) : null;
    this.rows.due.set(webhookId, { dueAt, leasedUntil: NEVER, notBefore });
  }

  async markDue(webhookId: number, at: Date): Promise<void> {
    const times = this.rows.timesOf(webhookId);
    if (times.dueAt === null || times.dueAt > at) times.dueAt = at;
  }

  async wake(webhookId: number, at: Date): Promise<void> {
    await this.markDue(webhookId, at);
    this.rows.timesOf(webhookId).notBefore = at;
  }

  async findNextDue(): Promise<Date | null> {
    const all = this.#active.flatMap(({ id }) => {
      const { dueAt, leasedUntil, notBefore } = this.rows.timesOf(id);
      return dueAt === null ? [] : Math.max(dueAt.getTime(), leasedUntil.getTime(), notBefore.getTime());
    });
    return all.length > 0 ? new Date(Math.min(...all)) : null;
  }

  /** The longest waiting first. */
  get #active(): WebhookState[] {
    const dueOf = ({ id }: WebhookState) => this.rows.timesOf(id).dueAt?.getTime() ?? Infinity;
    return [...this.rows.webhooks.values()]
      .filter(({ pausedBecause }) => pausedBecause === null)
      .sort((one, other) => dueOf(one) - dueOf(other));
  }
}

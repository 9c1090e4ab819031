import { Repository } from '../../../../../shared/application/repository';
import type { Webhook } from '../../../domain/webhooks/webhook';
import type { WebhookDelivery, WebhookDeliveryState } from '../../../domain/webhooks/webhook-delivery';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-events';

/** Webhooks of colleges. Addresses and secrets are stored encrypted. `lock` and `update` throw WebhookNotFound. */
export abstract class Webhooks extends Repository<Webhook> {
  abstract nextId(): Promise<number>;

  abstract find(id: number): Promise<Webhook | null>;

  /** Oldest first. Inside a unit of work, serializes changes to the list of the college. */
  abstract listByCollege(collegeId: number): Promise<readonly Webhook[]>;

  /** Returns the webhooks of the college that are active and subscribed to the event. */
  abstract listSubscribed(collegeId: number, event: WebhookEvent): Promise<readonly number[]>;

  /** Also deletes its deliveries, in the background. */
  abstract delete(id: number): Promise<void>;
}

/** A message that hasn't been stored yet. */
export type NewDelivery = Pick<WebhookDeliveryState, 'webhookId' | 'type' | 'data' | 'userId' | 'occurredAt'> & {
  /** Identifies what happened; the ID of the message is derived from it. */
  readonly key: string;
};

/** Messages to webhooks, with what came of them. */
export abstract class WebhookDeliveries {
  /**
   * Stores messages to send now; those that are stored already are left out. Joins the unit of work.
   * @returns the IDs of the stored ones
   */
  abstract add(deliveries: readonly NewDelivery[], now: Date): Promise<readonly number[]>;

  abstract find(id: number): Promise<WebhookDelivery | null>;

  /** Newest first; only deliveries before the ID `before`. */
  abstract list(
    webhookId: number,
    page: { limit: number; before: number | null },
  ): Promise<readonly WebhookDeliveryState[]>;

  /** Returns deliveries whose next attempt is due, the longest waiting first. */
  abstract listDue(webhookId: number, now: Date, limit: number): Promise<readonly WebhookDelivery[]>;

  /** Writes what came of an attempt; does nothing if the delivery has been deleted. */
  abstract save(delivery: WebhookDelivery): Promise<void>;
}

/** The college's turn: one instance at a time sends messages to a webhook. */
export interface WebhookLease {
  readonly webhookId: number;
  readonly host: string;
  readonly until: Date;
}

/** Which webhooks have messages to send, across all instances. */
export abstract class WebhookQueue {
  /**
   * Takes webhooks with due messages, the longest waiting first, and one of each host. Other instances don't take them
   * until `until`.
   * @param choice hosts whose webhooks aren't taken now, and whether slow receivers are
   */
  abstract lease(
    limit: number,
    choice: { readonly now: Date; readonly until: Date; readonly busyHosts: readonly string[]; readonly slow: boolean },
  ): Promise<readonly WebhookLease[]>;

  /** Ends a lease: the webhook is due with its next message, but not before `notBefore`. */
  abstract release(webhookId: number, notBefore: Date): Promise<void>;

  /** A message is due at this time; a webhook that waits after failures still waits. Joins the unit of work. */
  abstract markDue(webhookId: number, at: Date): Promise<void>;

  /** Also ends a wait after failures. Joins the unit of work. */
  abstract wake(webhookId: number, at: Date): Promise<void>;

  /** Returns when the next webhook is due; null if none is. */
  abstract findNextDue(): Promise<Date | null>;
}

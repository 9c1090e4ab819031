import type { PushSubscription } from '../../../domain/delivery-schedule/push-subscription';

export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** A path in the product. */
  readonly link: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
}

/** `gone`: the browser has unsubscribed. `refused`: the push service will not take this message, also not later. */
export type PushResult = 'sent' | 'gone' | 'refused';

/** The way to the push services of browsers. */
export abstract class PushSender {
  /** By it browsers know who may send them push messages; null where the operator set no keys, and nothing is sent. */
  abstract readonly publicKey: string | null;

  /** @throws Error where the push service does not take it now */
  abstract send(subscription: PushSubscription, message: PushMessage): Promise<PushResult>;
}

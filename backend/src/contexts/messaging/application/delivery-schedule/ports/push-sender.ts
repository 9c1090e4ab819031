import type { PushSubscription } from '../../../domain/delivery-schedule/push-subscription';

export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** A path in the product. */
  readonly link: string;
  /** A later message with the same tag replaces this one. */
  readonly tag: string;
}

/** `gone`: the browser has unsubscribed. `refused`: the push service will never accept this message. */
export type PushResult = 'sent' | 'gone' | 'refused';

/** Sends messages to the push services of browsers. */
export abstract class PushSender {
  /**
   * Key that browsers need to accept push messages from this sender; null if the operator set no keys, and nothing is
   * sent.
   */
  abstract readonly publicKey: string | null;

  /** @throws Error if the push service does not accept it now */
  abstract send(subscription: PushSubscription, message: PushMessage): Promise<PushResult>;
}

import type { PushSubscription } from '../../../domain/notification-delivery/push-subscription';

export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** A path in the product. */
  readonly link: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
}

/** The way to the push services of browsers. */
export abstract class PushSender {
  /** False where the operator set no keys. */
  abstract readonly isAvailable: boolean;

  /**
   * @returns `gone` where the browser has unsubscribed: nothing can be sent there any more
   * @throws Error where the push service does not take it now
   */
  abstract send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
}

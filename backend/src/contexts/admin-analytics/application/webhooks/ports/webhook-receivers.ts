import type { AttemptResult } from '../../../domain/webhooks/webhook-delivery';

/** A signed message, as Standard Webhooks describes it. */
export interface WebhookMessage {
  readonly id: string;
  readonly sentAt: Date;
  /** JSON. */
  readonly payload: string;
  /** `whsec_` and base64; the message gets a signature for each. */
  readonly secrets: readonly string[];
}

/** The addresses of colleges' systems. */
export abstract class WebhookReceivers {
  /** Returns a new secret: `whsec_` and 32 random bytes as base64. */
  abstract createSecret(): string;

  /**
   * Checks an address and resolves its name.
   * @returns the address as it is requested
   * @throws WebhookAddressRefused
   */
  abstract checkAddress(url: string): Promise<string>;

  /** Sends a message. Follows no redirect, waits at most 10 seconds for an answer, and doesn't read its body. */
  abstract send(url: string, message: WebhookMessage): Promise<AttemptResult>;
}

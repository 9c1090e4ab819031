import type { WebhookData, WebhookMessageType } from './webhook-events';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses before the second and every further attempt: three days in total. */
export const RETRY_PAUSES_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  16 * HOUR_MS,
  29 * HOUR_MS,
] as const;

/** How long deliveries are stored. */
export const DELIVERY_RETENTION_MS = 30 * 24 * HOUR_MS;

/** `withdrawn`: the college can no longer see the alum whom the message is about. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'withdrawn';

/** Why the receiver gave no answer. */
export type DeliveryProblem = 'unreachable' | 'not-public' | 'timeout';

export interface WebhookDeliveryState {
  readonly id: number;
  readonly webhookId: number;
  /** The same for every attempt: receivers recognize repeated messages by it. */
  readonly messageId: string;
  readonly type: WebhookMessageType;
  readonly data: WebhookData;
  readonly userId: number | null;
  readonly occurredAt: Date;
  readonly createdAt: Date;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** Null if no further attempt is planned. */
  readonly nextAttemptAt: Date | null;
  readonly lastAttemptAt: Date | null;
  /** HTTP status of the last answer; null if there was none. */
  readonly answerStatus: number | null;
  readonly problem: DeliveryProblem | null;
  /** How long the receiver took to answer the last time, in milliseconds. */
  readonly durationMs: number | null;
}

/** What came of one attempt. */
export type AttemptResult = {
  readonly durationMs: number;
} & (
  | { readonly status: number; readonly problem: null }
  | { readonly status: null; readonly problem: DeliveryProblem }
);

/** Every status of success counts; redirects don't, because they aren't followed. */
export const isSuccess = ({ status }: AttemptResult): boolean => status !== null && status >= 200 && status < 300;

/** Whether the receiver can't take messages at all, unlike one that refuses a single message. */
export const isOverloaded = ({ status }: AttemptResult): boolean => status === null || status === 429 || status >= 500;

/** One message to one webhook, with its attempts. */
export class WebhookDelivery {
  #state: WebhookDeliveryState;

  private constructor(state: WebhookDeliveryState) {
    this.#state = state;
  }

  static restore(state: WebhookDeliveryState): WebhookDelivery {
    return new WebhookDelivery(state);
  }

  /** Plans the next attempt after a failure, until the pauses are used up. */
  recordAttempt(result: AttemptResult, now: Date): void {
    const pauseMs = RETRY_PAUSES_MS[this.#state.attempts];
    const isDelivered = isSuccess(result);
    const isRetried = !isDelivered && pauseMs !== undefined;
    this.#state = {
      ...this.#state,
      attempts: this.#state.attempts + 1,
      status: isDelivered ? 'delivered' : isRetried ? 'waiting' : 'failed',
      nextAttemptAt: isRetried ? new Date(now.getTime() + pauseMs) : null,
      lastAttemptAt: now,
      answerStatus: result.status,
      problem: result.problem,
      durationMs: Math.round(result.durationMs),
    };
  }

  /** Nothing is sent about people whom the college can no longer see. */
  withdraw(): void {
    this.#state = { ...this.#state, status: 'withdrawn', nextAttemptAt: null };
  }

  /** Sends the message again now, with all attempts. */
  redeliver(now: Date): void {
    this.#state = { ...this.#state, status: 'waiting', attempts: 0, nextAttemptAt: now };
  }

  snapshot(): WebhookDeliveryState {
    return this.#state;
  }
}

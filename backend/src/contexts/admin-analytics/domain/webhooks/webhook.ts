import { Aggregate } from '../../../../shared/domain/aggregate';
import { WebhookPaused } from './events';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

export const WEBHOOK_LIMITS = {
  perCollege: 5,
  addressLength: 2_000,
  /** How long messages are also signed with the secret before the current one. */
  secretOverlapMs: 24 * HOUR_MS,
  /** A webhook is paused after it has failed for this long without a success. */
  failingMs: 72 * HOUR_MS,
  /** After a failure, the webhook waits; twice as long after each further one. */
  firstPauseMs: 10 * SECOND_MS,
  longestPauseMs: 5 * 60 * SECOND_MS,
  /** A receiver that takes longer to answer counts as slow: only some of the slots are for slow receivers. */
  slowMs: 2 * SECOND_MS,
} as const;

export interface WebhookState {
  id: number;
  collegeId: number;
  /** Can contain a secret of the receiver. */
  url: string;
  events: readonly WebhookEvent[];
  /** `whsec_` and base64. */
  secret: string;
  /** The secret before the current one; messages are signed with both until `previousSecretUntil`. */
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  /** Null while it is active. */
  pausedBecause: 'administrator' | 'failures' | null;
  createdAt: Date;
  /** Time of the first failure since the last success. */
  failingSince: Date | null;
  /** Failures since the last success. */
  failures: number;
  /** Whether the receiver failed or was slow the last time. */
  isSlow: boolean;
}

export interface WebhookChanges {
  readonly url?: string;
  readonly events?: readonly WebhookEvent[];
  readonly isPaused?: boolean;
}

/** An address of a college that is notified of events. */
export class Webhook extends Aggregate {
  private constructor(private readonly state: WebhookState) {
    super();
  }

  static create(
    { id, collegeId, url, events, secret }: Pick<WebhookState, 'id' | 'collegeId' | 'url' | 'events' | 'secret'>,
    now: Date,
  ): Webhook {
    return new Webhook({
      id,
      collegeId,
      url,
      events: sortEvents(events),
      secret,
      previousSecret: null,
      previousSecretUntil: null,
      pausedBecause: null,
      createdAt: now,
      failingSince: null,
      failures: 0,
      isSlow: false,
    });
  }

  static restore(state: WebhookState): Webhook {
    return new Webhook(state);
  }

  /** Another address starts without failures, and so does a webhook that is resumed. */
  change({ url, events, isPaused }: WebhookChanges): void {
    if (url !== undefined && url !== this.state.url) Object.assign(this.state, { url }, WITHOUT_FAILURES);
    if (events !== undefined) this.state.events = sortEvents(events);
    if (isPaused === true) this.state.pausedBecause ??= 'administrator';
    if (isPaused === false && this.isPaused) Object.assign(this.state, { pausedBecause: null }, WITHOUT_FAILURES);
  }

  /** Replaces the secret. The one before it stays valid for a while, so that the receiver can change it in between. */
  rotateSecret(secret: string, now: Date): void {
    const previousSecretUntil = new Date(now.getTime() + WEBHOOK_LIMITS.secretOverlapMs);
    Object.assign(this.state, { previousSecret: this.state.secret, previousSecretUntil, secret });
  }

  /** Returns the secrets with which messages are signed, the current one first. */
  listSecrets(now: Date): readonly string[] {
    const { secret, previousSecret, previousSecretUntil } = this.state;
    const isOverlapping = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
    return isOverlapping ? [secret, previousSecret] : [secret];
  }

  /** Whether `recordSuccess` changes anything: most messages follow another success. */
  isChangedBySuccess(durationMs: number): boolean {
    return this.state.failures > 0 || this.state.isSlow !== durationMs > WEBHOOK_LIMITS.slowMs;
  }

  /** @param durationMs how long the receiver took */
  recordSuccess(durationMs: number): void {
    Object.assign(this.state, WITHOUT_FAILURES, { isSlow: durationMs > WEBHOOK_LIMITS.slowMs });
  }

  /**
   * Pauses the webhook if it has failed for days.
   * @returns when the next message can be sent
   */
  recordFailure(now: Date): Date {
    const { firstPauseMs, longestPauseMs, failingMs } = WEBHOOK_LIMITS;
    const pauseMs = Math.min(firstPauseMs * 2 ** this.state.failures, longestPauseMs);
    this.state.failingSince ??= now;
    this.state.failures += 1;
    this.state.isSlow = true;
    if (!this.isPaused && now.getTime() - this.state.failingSince.getTime() >= failingMs) {
      this.state.pausedBecause = 'failures';
      this.record(new WebhookPaused(this.id, this.collegeId, now));
    }
    return new Date(now.getTime() + pauseMs);
  }

  isOf(collegeId: number): boolean {
    return this.state.collegeId === collegeId;
  }

  get id(): number {
    return this.state.id;
  }

  get collegeId(): number {
    return this.state.collegeId;
  }

  get isPaused(): boolean {
    return this.state.pausedBecause !== null;
  }

  snapshot(): WebhookState {
    return { ...this.state };
  }
}

const WITHOUT_FAILURES = { failingSince: null, failures: 0, isSlow: false } as const;

/** Each event once, in the order of the documentation. */
const sortEvents = (events: readonly WebhookEvent[]): readonly WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));

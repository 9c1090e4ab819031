import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { reportFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { DeliverWebhookMessages } from '../../application/webhooks/deliver-webhook-messages';
import { type WebhookLease, WebhookQueue } from '../../application/webhooks/ports/webhooks';
import { WEBHOOKS_TOPIC } from './sql-webhook-queue';

/**
 * Webhooks that this instance serves at the same time, one of each host and port; slow receivers never take the slots of
 * the others.
 */
const SLOTS = { fast: 8, slow: 8 } as const;
type Lane = keyof typeof SLOTS;
/** Longer than a slot is used; after a crash, another instance continues then. */
const LEASE_MS = 60_000;
/** In milliseconds; finds what is not announced: retries, and what an instance that died has left behind. */
const LOOK_EVERY_MS = 5_000;
const STOP_TIMEOUT_MS = 8_000;

/**
 * Sends messages to webhooks. Each webhook is served by one instance at a time, in slots of limited length, so that a
 * receiver that is slow or down delays only its own messages.
 */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #running = new Map<Promise<void>, { readonly lane: Lane; readonly host: string }>();
  #isActive = false;
  #looking?: Promise<void>;
  #isLookRequested = false;
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly deliver: DeliverWebhookMessages,
    private readonly queue: WebhookQueue,
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.settings.backgroundWork) return;
    this.#isActive = true;
    this.notifications.listen(WEBHOOKS_TOPIC, () => this.#look());
    this.#look();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isActive = false;
    clearTimeout(this.#timer);
    await this.#looking;
    const late = new Promise((resume) => setTimeout(resume, STOP_TIMEOUT_MS).unref());
    await Promise.race([Promise.allSettled(this.#running.keys()), late]);
  }

  /** Takes what is due while slots are free; a call during that makes it look once more. */
  #look(): void {
    if (!this.#isActive) return;
    this.#isLookRequested = true;
    // The caller may be in a unit of work that ends long before the messages are sent.
    this.#looking ??= this.unitOfWork
      .runDetached(() => this.#takeDue())
      .finally(() => {
        this.#looking = undefined;
        if (this.#isLookRequested) this.#look();
      });
  }

  async #takeDue(): Promise<void> {
    clearTimeout(this.#timer);
    let nextDue: Date | null = null;
    try {
      this.#isLookRequested = false;
      await this.#fill('fast');
      await this.#fill('slow');
      nextDue = await this.queue.findNextDue();
    } catch (error) {
      reportFailure('finding-due-webhooks', error);
    }
    if (!this.#isActive) return;
    const waitMs = nextDue ? nextDue.getTime() - this.clock.now().getTime() : LOOK_EVERY_MS;
    // What is due and not taken has no free slot: the next look follows when one becomes free.
    const delayMs = waitMs <= 0 ? LOOK_EVERY_MS : Math.min(waitMs + 1, LOOK_EVERY_MS);
    this.#timer = setTimeout(() => this.#look(), delayMs);
  }

  async #fill(lane: Lane): Promise<void> {
    const running = [...this.#running.values()];
    const free = SLOTS[lane] - running.filter((one) => one.lane === lane).length;
    if (free <= 0) return;
    const now = this.clock.now();
    const busyHosts = running.map(({ host }) => host);
    const until = new Date(now.getTime() + LEASE_MS);
    const leases = await this.queue.lease(free, { now, until, busyHosts, slow: lane === 'slow' });
    for (const lease of leases) this.#serve(lease, lane);
  }

  #serve(lease: WebhookLease, lane: Lane): void {
    const work = this.deliver
      .execute(lease, () => !this.#isActive)
      .catch((error: unknown) => reportFailure('delivering-webhooks', error))
      .finally(() => {
        this.#running.delete(work);
        this.#look();
      });
    this.#running.set(work, { lane, host: lease.host });
  }
}

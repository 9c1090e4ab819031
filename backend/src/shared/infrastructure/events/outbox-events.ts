import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DomainEvents, type EventClass } from '../../application/domain-events';
import { Jobs } from '../../application/jobs';
import type { DomainEvent } from '../../domain/aggregate';
import { reportFailure } from '../metrics/background-failures';
import { DatabaseNotifications } from '../notifications/database-notifications';
import { Settings } from '../settings/settings';
import { BatchDeletion } from '../typeorm/batch-deletion';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { Outbox } from './outbox';

type Payload = Readonly<Record<string, unknown>>;

interface OutboxRow {
  id: string;
  name: string;
  payload: Payload;
}

const isBatch = (data: Payload | { readonly events: readonly Payload[] }): data is { events: readonly Payload[] } =>
  Array.isArray(data.events);

const toEvent = <E extends DomainEvent>(payload: Payload): E =>
  ({ ...payload, occurredAt: new Date(String(payload.occurredAt)) }) as unknown as E;

const CHANNEL = 'outbox';
const BATCH_SIZE = 100;
const RETENTION_DAYS = 30;
/** In milliseconds; finds what a crashed instance left behind. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Adds each event of the outbox to the queue of every listener, and marks it as handed over in the same transaction.
 */
@Injectable()
export class OutboxEvents extends DomainEvents implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  readonly #listeners = new Map<string, string[]>();
  /** Listeners that get all events of one hand-over together. */
  readonly #batchListeners = new Set<string>();
  #timer?: NodeJS.Timeout;
  #running?: Promise<void>;
  #isRerunRequested = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly notifications: DatabaseNotifications,
    private readonly batchDeletion: BatchDeletion,
    private readonly settings: Settings,
  ) {
    super();
  }

  subscribe<E extends DomainEvent>(event: EventClass<E>, listener: string, handle: (event: E) => Promise<void>): void {
    this.#addListener(event.eventName, listener);
    this.jobs.process<Payload>(listener, (data) => handle(toEvent<E>(data)));
  }

  subscribeInBatches<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    handle: (events: readonly E[]) => Promise<void>,
  ): void {
    this.#addListener(event.eventName, listener);
    this.#batchListeners.add(listener);
    // Jobs of a release without batches contain a single event.
    this.jobs.process<Payload | { readonly events: readonly Payload[] }>(listener, (data) =>
      handle((isBatch(data) ? data.events : [data]).map((one) => toEvent<E>(one))),
    );
  }

  #addListener(eventName: string, listener: string): void {
    this.outbox.enableEvent(eventName);
    this.#listeners.set(eventName, [...(this.#listeners.get(eventName) ?? []), listener]);
  }

  subscribeWithin<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    handle: (event: E) => Promise<void>,
  ): void {
    this.outbox.subscribeWithin(event.eventName, listener, handle as (event: DomainEvent) => Promise<void>);
  }

  onModuleInit(): void {
    this.jobs.process('forget-old-events', () => this.#deleteOld());
    this.jobs.schedule('forget-old-events', '37 3 * * *');
  }

  onApplicationBootstrap(): void {
    if (!this.settings.backgroundWork) {
      this.outbox.onWake(() => this.notifications.announce(CHANNEL));
      return;
    }
    this.outbox.onWake(() => void this.deliverWaitingEvents());
    this.notifications.listen(CHANNEL, () => void this.deliverWaitingEvents());
    this.#timer = setInterval(() => void this.deliverWaitingEvents(), POLL_INTERVAL_MS);
    void this.deliverWaitingEvents();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.outbox.onWake(() => {});
    await this.#running;
  }

  /** Hands over everything that waits; a call during a hand-over makes it check once more. */
  deliverWaitingEvents(): Promise<void> {
    this.#isRerunRequested = true;
    this.#running ??= this.#drain();
    return this.#running;
  }

  async #drain(): Promise<void> {
    try {
      while (this.#isRerunRequested) {
        this.#isRerunRequested = false;
        while ((await this.unitOfWork.run(() => this.#handOverBatch())) === BATCH_SIZE);
      }
    } catch (error) {
      reportFailure('handing-over-events', error);
    } finally {
      this.#running = undefined;
    }
  }

  /** Deletes only events that were handed over; others wait for their listener as long as it takes. */
  async #deleteOld(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'platform.outbox',
      key: 'id',
      where: `handed_over_at < now() - interval '${RETENTION_DAYS} days'`,
    });
  }

  /** @returns how many waiting events were found, some of which another instance may be handing over */
  async #handOverBatch(): Promise<number> {
    // One lookup per name in the index of pending events: any number of events may wait that have no listener in this
    // release. With an equality, PostgreSQL could read the events of all names in the order of their IDs instead.
    const waiting = await this.unitOfWork.query<{ id: string }>(
      `SELECT o.id FROM unnest($1::text[]) AS listened (name) CROSS JOIN LATERAL (
         SELECT id FROM platform.outbox WHERE handed_over_at IS NULL AND name BETWEEN listened.name AND listened.name
         ORDER BY name, id LIMIT ${BATCH_SIZE}
       ) AS o ORDER BY o.id LIMIT ${BATCH_SIZE}`,
      [[...this.#listeners.keys()]],
    );
    if (waiting.length === 0) return 0;
    const rows = await this.unitOfWork.query<OutboxRow>(
      `SELECT id, name, payload FROM platform.outbox WHERE id = ANY($1::bigint[]) AND handed_over_at IS NULL
       ORDER BY id FOR UPDATE SKIP LOCKED`,
      [waiting.map(({ id }) => id)],
    );
    const batches = new Map<string, Payload[]>();
    for (const { name, payload } of rows) {
      for (const listener of this.#listeners.get(name) ?? []) {
        if (this.#batchListeners.has(listener)) batches.set(listener, [...(batches.get(listener) ?? []), payload]);
        else await this.jobs.send(listener, payload);
      }
    }
    for (const [listener, events] of batches) await this.jobs.send(listener, { events });
    await this.unitOfWork.query('UPDATE platform.outbox SET handed_over_at = now() WHERE id = ANY($1::bigint[])', [
      rows.map((row) => row.id),
    ]);
    // The instance that has locked the other events continues until nothing is left.
    return rows.length === 0 ? 0 : waiting.length;
  }
}

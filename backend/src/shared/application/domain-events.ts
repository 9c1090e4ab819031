import type { DomainEvent } from '../domain/aggregate';

export type EventClass<E extends DomainEvent> = (abstract new (...args: never[]) => E) & { readonly eventName: string };

/** Delivers domain events, also to other contexts. */
export abstract class DomainEvents {
  /**
   * Handles every `event` at least once, after the change that caused it is committed; a failing handler is retried.
   * @param listener permanent name of the handler, a sentence in kebab-case; also the name of its queue
   * @param handle must be idempotent; gets the event as plain data with `occurredAt` as a Date
   */
  abstract subscribe<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    handle: (event: E) => Promise<void>,
  ): void;

  /**
   * Handles frequent events, several at a time, in no order. Otherwise the same as `subscribe`; if a handler fails, all
   * of its events are delivered again.
   */
  abstract subscribeInBatches<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    handle: (events: readonly E[]) => Promise<void>,
  ): void;

  /**
   * Handles every `event` within the unit of work that caused it, as soon as its cause is written: both are stored
   * together or not at all, and the caller waits and gets a failure of the handler as its own.
   * @param listener name of the handler, a sentence in kebab-case; registering it again replaces the first handler
   */
  abstract subscribeWithin<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    handle: (event: E) => Promise<void>,
  ): void;
}

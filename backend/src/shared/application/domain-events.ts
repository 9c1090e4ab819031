import type { DomainEvent } from '../domain/aggregate';

export type EventClass<E extends DomainEvent> = (abstract new (...args: never[]) => E) & { readonly eventName: string };

/** How one part of the house hears what happened in another. */
export abstract class DomainEvents {
  /**
   * Reacts to every `event` at least once, after the change that caused it is kept; a failing reaction is tried again.
   * @param listener a sentence in kebab-case that names the reaction for good: it is also the name of its queue
   * @param react must be idempotent; gets the event as plain data with `occurredAt` as a Date
   */
  abstract subscribe<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    react: (event: E) => Promise<void>,
  ): void;

  /**
   * Reacts to events that happen often, several at a time, in no order. Otherwise as `subscribe`: when a reaction fails,
   * all of its events come again.
   */
  abstract subscribeInBatches<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    react: (events: readonly E[]) => Promise<void>,
  ): void;

  /**
   * Reacts to every `event` within the unit of work that caused it, as soon as its cause is written: both are kept
   * together or not at all, and anyone who caused it waits and is told of a failure as of their own.
   * @param listener a sentence in kebab-case that names the reaction; registered again it takes the place of the first
   */
  abstract subscribeWithin<E extends DomainEvent>(
    event: EventClass<E>,
    listener: string,
    react: (event: E) => Promise<void>,
  ): void;
}

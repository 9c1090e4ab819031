/**
 * Something that happened, in the past tense: ids, plain values and the moment. Flat, because it is kept as JSON.
 * Each class writes out its `static readonly eventName`, `context.what-happened`: under it events wait in the database
 * across releases, so it never changes.
 */
export abstract class DomainEvent {
  protected constructor(readonly occurredAt: Date) {}
}

/** Remembers what happened to it until a repository keeps it. */
export abstract class Aggregate {
  readonly #events: DomainEvent[] = [];

  protected record(event: DomainEvent): void {
    this.#events.push(event);
  }

  /** Hands over the events recorded so far, once. */
  releaseEvents(): DomainEvent[] {
    return this.#events.splice(0);
  }
}

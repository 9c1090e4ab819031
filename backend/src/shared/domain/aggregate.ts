/**
 * Something that happened, named in the past tense: IDs, plain values and the time. Flat, because it is stored as JSON.
 * Each class declares its `static readonly eventName`, `context.what-happened`. Events wait in the database under this
 * name across releases, so it never changes.
 */
export abstract class DomainEvent {
  protected constructor(readonly occurredAt: Date) {}
}

/** Records events until a repository stores them. */
export abstract class Aggregate {
  readonly #events: DomainEvent[] = [];

  protected record(event: DomainEvent): void {
    this.#events.push(event);
  }

  /** Returns the events recorded so far and removes them. */
  pullEvents(): DomainEvent[] {
    return this.#events.splice(0);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../domain/aggregate';

function eventNameOf(event: DomainEvent): string {
  const { eventName, name } = event.constructor as { readonly eventName?: string; readonly name: string };
  if (!eventName) throw new Error(`${name} has no event name`);
  return eventName;
}

/** What happened, written in the transaction that caused it, until it has been handed to every listener's queue. */
@Injectable()
export class Outbox {
  #onWake: () => void = () => {};
  readonly #expected = new Set<string>();
  readonly #within = new Map<string, Map<string, (event: DomainEvent) => Promise<void>>>();

  /** Has events of this name written; no one would ever fetch the others. */
  expect(name: string): void {
    this.#expected.add(name);
  }

  /**
   * Adds those events that someone listens to, to the transaction of `manager`.
   * @returns whether there were any
   */
  async add(manager: EntityManager, recorded: readonly DomainEvent[]): Promise<boolean> {
    const events = recorded.filter((event) => this.#expected.has(eventNameOf(event)));
    if (events.length === 0) return false;
    await manager.query(
      `INSERT INTO platform.outbox (name, payload, occurred_at)
       SELECT name, payload::jsonb, occurred_at::timestamptz
       FROM unnest($1::text[], $2::text[], $3::text[]) AS told(name, payload, occurred_at)`,
      [
        events.map(eventNameOf),
        events.map((event) => JSON.stringify(event)),
        events.map((event) => event.occurredAt.toISOString()),
      ],
    );
    return true;
  }

  /** Calls the listeners within the current unit of work, one after another. */
  async publishWithin(event: DomainEvent): Promise<void> {
    for (const react of this.#within.get(eventNameOf(event))?.values() ?? []) await react(event);
  }

  /** Has `react` told of every event of this name within the unit of work that writes it. */
  onWritten(name: string, listener: string, react: (event: DomainEvent) => Promise<void>): void {
    const told = this.#within.get(name) ?? new Map<string, typeof react>();
    this.#within.set(name, told.set(listener, react));
  }

  /** Says that there is something to hand over; a relay that is not listening finds it by itself later. */
  wake(): void {
    this.#onWake();
  }

  onWake(listener: () => void): void {
    this.#onWake = listener;
  }
}

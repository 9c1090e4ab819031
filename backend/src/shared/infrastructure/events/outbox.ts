import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../domain/aggregate';

function getEventName(event: DomainEvent): string {
  const { eventName, name } = event.constructor as { readonly eventName?: string; readonly name: string };
  if (!eventName) throw new Error(`${name} has no event name`);
  return eventName;
}

/** Events written in the transaction that caused them, until they are added to the queue of every listener. */
@Injectable()
export class Outbox {
  #onWake: () => void = () => {};
  readonly #enabledEvents = new Set<string>();
  readonly #transactionListeners = new Map<string, Map<string, (event: DomainEvent) => Promise<void>>>();

  /** Enables writing of events with this name; without a listener, they would never be read. */
  enableEvent(name: string): void {
    this.#enabledEvents.add(name);
  }

  /**
   * Adds those events that have a listener to the transaction of `manager`.
   * @returns whether there were any
   */
  async add(manager: EntityManager, recorded: readonly DomainEvent[]): Promise<boolean> {
    const events = recorded.filter((event) => this.#enabledEvents.has(getEventName(event)));
    if (events.length === 0) return false;
    await manager.query(
      `INSERT INTO platform.outbox (name, payload, occurred_at)
       SELECT name, payload::jsonb, occurred_at::timestamptz
       FROM unnest($1::text[], $2::text[], $3::text[]) AS told(name, payload, occurred_at)`,
      [
        events.map(getEventName),
        events.map((event) => JSON.stringify(event)),
        events.map((event) => event.occurredAt.toISOString()),
      ],
    );
    return true;
  }

  /** Calls the listeners within the current unit of work, one after another. */
  async publishWithin(event: DomainEvent): Promise<void> {
    for (const handle of this.#transactionListeners.get(getEventName(event))?.values() ?? []) await handle(event);
  }

  /** Calls `handle` for every event of this name, within the unit of work that writes it. */
  subscribeWithin(name: string, listener: string, handle: (event: DomainEvent) => Promise<void>): void {
    const listeners = this.#transactionListeners.get(name) ?? new Map<string, typeof handle>();
    this.#transactionListeners.set(name, listeners.set(listener, handle));
  }

  /** Signals that there is something to hand over; a relay that is not listening finds it later. */
  wake(): void {
    this.#onWake();
  }

  onWake(listener: () => void): void {
    this.#onWake = listener;
  }
}

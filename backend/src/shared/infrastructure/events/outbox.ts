import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../domain/aggregate';

/** What happened, written in the transaction that caused it, until it has been handed to every listener's queue. */
@Injectable()
export class Outbox {
  #onWake: () => void = () => {};
  readonly #within = new Map<string, Map<string, (event: DomainEvent) => Promise<void>>>();

  /** Adds events to the transaction of `manager`. */
  async add(manager: EntityManager, events: readonly DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await manager.query(
      `INSERT INTO platform.outbox (name, payload, occurred_at)
       SELECT name, payload::jsonb, occurred_at::timestamptz
       FROM unnest($1::text[], $2::text[], $3::text[]) AS told(name, payload, occurred_at)`,
      [
        events.map((event) => event.constructor.name),
        events.map((event) => JSON.stringify(event)),
        events.map((event) => event.occurredAt.toISOString()),
      ],
    );
  }

  /** Tells those who listen within the unit of work in progress, one after the other. */
  async tellWithin(event: DomainEvent): Promise<void> {
    for (const react of this.#within.get(event.constructor.name)?.values() ?? []) await react(event);
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

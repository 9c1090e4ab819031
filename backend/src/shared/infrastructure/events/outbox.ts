import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent } from '../../domain/aggregate';

/** What happened, written in the transaction that caused it, until it has been handed to every listener's queue. */
@Injectable()
export class Outbox {
  #onWake: () => void = () => {};

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

  /** Says that there is something to hand over; a relay that is not listening finds it by itself later. */
  wake(): void {
    this.#onWake();
  }

  onWake(listener: () => void): void {
    this.#onWake = listener;
  }
}

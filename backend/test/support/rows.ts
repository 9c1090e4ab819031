import { DomainEvents, type EventClass } from '../../src/shared/application/domain-events';
import type { DomainEvent } from '../../src/shared/domain/aggregate';
import type { TestApp } from './app';

/** Returns the number of rows in a table. */
export async function rowsIn({ db }: TestApp, table: string): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`);
  return row!.count;
}

/** Collects the events that are published under a name from now on, even if the product has no listener for it. */
export function heardOf<E extends DomainEvent>({ app }: Pick<TestApp, 'app'>, event: EventClass<E>): E[] {
  const heard: E[] = [];
  app.get(DomainEvents).subscribeWithin(event, `test-${event.eventName}`, async (payload) => void heard.push(payload));
  return heard;
}

/** Returns the payloads of the events with this name, oldest first. */
export async function listPayloads({ db }: Pick<TestApp, 'db'>, name: string): Promise<Record<string, unknown>[]> {
  const rows = await db.query<{ payload: Record<string, unknown> }[]>(
    'SELECT payload FROM platform.outbox WHERE name = $1 ORDER BY id',
    [name],
  );
  return rows.map(({ payload }) => payload);
}

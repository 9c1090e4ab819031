import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { EventRange, NumberedEvent, PersonalEvent } from '../../../domain/stream/stream-events';
import { PersonalEvents, type EventCursor } from '../ports/stream-events';

/** In-memory events in lists, written immediately. */
export class InMemoryEvents extends PersonalEvents {
  readonly rows = new Map<number, NumberedEvent[]>();
  /** Events up to this ID are deleted. */
  deletedTo = 0;
  reads = 0;
  isAway = false;
  announced: (userId: number) => void = () => {};

  async publish(userIds: readonly number[], { type, ...data }: PersonalEvent): Promise<void> {
    for (const userId of new Set(userIds)) {
      if (userId < 1) continue;
      const events = this.rows.get(userId) ?? [];
      this.rows.set(userId, [...events, { id: events.length + 1, type, data }]);
      this.announced(userId);
    }
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const events = this.rows.get(userId) ?? [];
    return {
      liveUpdates: events.map(({ id, type }) => ({ id, type })),
      liveUpdatesCounted: [{ last_id: events.length }],
    };
  }

  async erase(userId: number): Promise<void> {
    this.rows.delete(userId);
  }

  async findEventRange(userId: number): Promise<EventRange> {
    const stored = this.#listByUser(userId);
    return { lastId: this.rows.get(userId)?.length ?? 0, oldestId: stored[0]?.id ?? null };
  }

  async findAfter(
    cursors: readonly EventCursor[],
    limit: number,
  ): Promise<ReadonlyMap<number, readonly NumberedEvent[]>> {
    this.reads += 1;
    await Promise.resolve();
    if (this.isAway) throw new Error('The database is away');
    const found = cursors.map(
      ({ userId, after }) =>
        [
          userId,
          this.#listByUser(userId)
            .filter(({ id }) => id > after)
            .slice(0, limit),
        ] as const,
    );
    return new Map(found.filter(([, events]) => events.length > 0));
  }

  #listByUser(userId: number): NumberedEvent[] {
    return (this.rows.get(userId) ?? []).filter(({ id }) => id > this.deletedTo);
  }
}

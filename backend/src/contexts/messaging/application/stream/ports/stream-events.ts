import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { PersonalEvent, NumberedEvent, EventRange, LiveEvent } from '../../../domain/stream/stream-events';

export interface EventCursor {
  readonly userId: number;
  /** Only events with a larger ID. */
  readonly after: number;
}

/** Events that report to open pages what has changed for a person, so that they load it again. */
export abstract class PersonalEvents {
  /**
   * Joins the current unit of work: events are written at its end and announced after the commit. The same event for
   * the same person is written once per unit of work.
   */
  abstract publish(userIds: readonly number[], event: PersonalEvent): Promise<void>;

  /** Call outside units of work and requests. */
  abstract findEventRange(userId: number): Promise<EventRange>;

  /** Returns at most `limit` events per person, oldest first; people without events are left out. */
  abstract findAfter(
    cursors: readonly EventCursor[],
    limit: number,
  ): Promise<ReadonlyMap<number, readonly NumberedEvent[]>>;

  /**
   * Returns everything that is stored about a person: that something changed, and when. The rows that the keys refer to
   * are exported by their own context.
   */
  abstract export(userId: number): Promise<PersonalDataTables>;

  /** Deletes all events of a person, including those that the current unit of work has not written yet. */
  abstract erase(userId: number): Promise<void>;
}

/** Sends momentary events to open pages, on any instance. */
export abstract class LiveEvents {
  /** Sends after the current unit of work is committed. Events without a recipient are lost. */
  abstract send(userIds: readonly number[], event: LiveEvent): void;
}

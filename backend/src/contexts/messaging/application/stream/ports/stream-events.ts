import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { PersonalEvent, NumberedEvent, KeptEvents, LiveEvent } from '../../../domain/stream/stream-events';

export interface Wanted {
  readonly userId: number;
  /** Only events with a larger id. */
  readonly after: number;
}

/** Notes what has changed for people, for their open pages to ask again. */
export abstract class PersonalEvents {
  /**
   * Part of the unit of work in progress: written as the last thing of it, and announced after the commit. The same event of
   * the same person is written once for a unit of work.
   */
  abstract publish(userIds: readonly number[], event: PersonalEvent): Promise<void>;

  /** Outside units of work and requests. */
  abstract keptOf(userId: number): Promise<KeptEvents>;

  /** Of each person at most `limit`, oldest first; people without any are left out. */
  abstract after(wanted: readonly Wanted[], limit: number): Promise<ReadonlyMap<number, readonly NumberedEvent[]>>;

  /** Everything that is kept of a person: that something changed, and when. The rows that the keys name belong to the export of their own context. */
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes everything of a person, also what the unit of work in progress would still write. */
  abstract erase(userId: number): Promise<void>;
}

/** Sends to open pages, on whichever instance, what is true for a moment. */
export abstract class LiveEvents {
  /** Once the unit of work in progress is written. What no one hears is lost. */
  abstract send(userIds: readonly number[], event: LiveEvent): void;
}

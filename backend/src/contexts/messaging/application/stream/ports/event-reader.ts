import type { KeptEvents } from '../../../domain/stream/catching-up';
import type { NumberedEvent } from '../../../domain/stream/personal-event';

export interface Wanted {
  readonly userId: number;
  /** Only events with a larger id. */
  readonly after: number;
}

/** Reads what was published. No unit of work and no request has part in it. */
export abstract class EventReader {
  abstract keptOf(userId: number): Promise<KeptEvents>;

  /** Of each person at most `limit`, oldest first; people without any are left out. */
  abstract after(wanted: readonly Wanted[], limit: number): Promise<ReadonlyMap<number, readonly NumberedEvent[]>>;
}

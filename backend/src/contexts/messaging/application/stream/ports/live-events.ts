import type { LiveEvent } from '../../../domain/stream/live-event';

/** Sends to open pages, on whichever instance, what is true for a moment. */
export abstract class LiveEvents {
  /** Once the unit of work in progress is written. What no one hears is lost. */
  abstract send(userIds: readonly number[], event: LiveEvent): void;
}

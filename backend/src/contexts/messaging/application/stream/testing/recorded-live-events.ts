import type { LiveEvent } from '../../../domain/stream/stream-events';
import { LiveEvents } from '../ports/stream-events';

/** Records live events, one entry per recipient. */
export class RecordedLiveEvents extends LiveEvents {
  sent: { readonly to: number; readonly event: LiveEvent }[] = [];

  send(userIds: readonly number[], event: LiveEvent): void {
    for (const to of userIds) this.sent.push({ to, event });
  }
}

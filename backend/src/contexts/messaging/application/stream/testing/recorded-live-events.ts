import type { LiveEvent } from '../../../domain/stream/stream-events';
import { LiveEvents } from '../ports/stream-events';

/** What was sent, to each person by themselves. */
export class RecordedLiveEvents extends LiveEvents {
  sent: { readonly to: number; readonly event: LiveEvent }[] = [];

  send(userIds: readonly number[], event: LiveEvent): void {
    for (const to of userIds) this.sent.push({ to, event });
  }
}

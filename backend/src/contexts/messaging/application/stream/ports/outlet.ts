import type { StreamBeginning, LiveEvent, NumberedEvent } from '../../../domain/stream/stream-events';

/**
 * Why a stream ends. `session-ended`: the session is over, or continues with another secret. `too-many`: the person has
 * opened more. `too-slow`: the client does not read. `moving`: this instance stops.
 */
export type StreamEndReason = 'session-ended' | 'too-many' | 'too-slow' | 'moving';

/** The connection to one browser. */
export interface Outlet {
  /** True while nothing more should be sent until the client has read what was sent; then `onDrained` is called. */
  readonly isBlocked: boolean;
  onDrained(act: () => void): void;
  /** Called when the client has disconnected, or has read nothing for too long. */
  onClose(act: () => void): void;
  begin(beginning: StreamBeginning): void;
  send(events: readonly NumberedEvent[]): void;
  /** Sends an event without an ID; clients that miss it don't catch up on it. */
  sendLive(event: LiveEvent, readAfter?: string): void;
  /** Keeps the connection open through proxies, and shows the browser that it is open. */
  ping(): void;
  end(reason: StreamEndReason): void;
}

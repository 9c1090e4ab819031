import type { Beginning, LiveEvent, NumberedEvent } from '../../../domain/stream/stream-events';

/**
 * Why a stream ends. `session-ended`: the session is over, or goes on under another secret. `too-many`: the person has
 * opened more. `too-slow`: no one reads. `moving`: this instance stops.
 */
export type EndOfStream = 'session-ended' | 'too-many' | 'too-slow' | 'moving';

/** The way to one browser. */
export interface Outlet {
  /** Nothing more should be sent until what was sent has been read; then `onDrained` is called. */
  readonly isBlocked: boolean;
  onDrained(act: () => void): void;
  /** The other side is gone, or nothing was read for too long. */
  onGone(act: () => void): void;
  begin(beginning: Beginning): void;
  send(events: readonly NumberedEvent[]): void;
  /** Leaves no trace: anyone who does not hear it does not catch up on it. */
  sendLive(event: LiveEvent): void;
  /** Keeps the connection open on its way through proxies, and tells the browser that it is. */
  ping(): void;
  end(reason: EndOfStream): void;
}

import type { ServerResponse } from 'node:http';
import type { StreamEndReason, Outlet } from '../../application/stream/ports/outlet';
import type { StreamBeginning, LiveEvent, NumberedEvent } from '../../domain/stream/stream-events';

/** In milliseconds; a client blocked for this long is disconnected, and catches up when it reconnects. */
export const BLOCKED_TIMEOUT_MS = 30_000;
/** In milliseconds; random, so that not all clients reconnect at the same time after a restart. */
const RETRY_DELAY_RANGE_MS = { from: 1_000, to: 5_000 };

const toSseFrame = (type: string, data: object, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writes a stream as server-sent events. At most one batch of events waits in memory for a slow client. */
export class SseOutlet implements Outlet {
  #isBlocked = false;
  #blockedTimer?: NodeJS.Timeout;
  #onDrained = (): void => {};

  /** @param setReadAfter called before the head of the response is sent */
  constructor(
    private readonly response: ServerResponse,
    private readonly setReadAfter: (position: string) => void = () => undefined,
  ) {
    response.on('drain', () => this.#handleDrain()).on('close', () => clearTimeout(this.#blockedTimer));
    // A failed write is followed by `close`; without a listener, it would end the process.
    response.on('error', () => {});
  }

  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  onDrained(act: () => void): void {
    this.#onDrained = act;
  }

  onClose(act: () => void): void {
    this.response.on('close', act);
  }

  begin({ how, after, readAfter }: StreamBeginning): void {
    // Also a client that resumes loads again what isn't repeated, before the first event.
    if (readAfter !== undefined) this.setReadAfter(readAfter);
    this.#open();
    const retry = Math.round(
      RETRY_DELAY_RANGE_MS.from + Math.random() * (RETRY_DELAY_RANGE_MS.to - RETRY_DELAY_RANGE_MS.from),
    );
    this.#write(`retry: ${retry}\n${how === 'resume' ? ':\n\n' : toSseFrame(how, {}, after)}`);
  }

  send(events: readonly NumberedEvent[]): void {
    this.#write(events.map(({ id, type, data, readAfter }) => toSseFrame(type, { ...data, readAfter }, id)).join(''));
  }

  sendLive({ type, ...data }: LiveEvent, readAfter?: string): void {
    this.#write(toSseFrame(type, { ...data, readAfter }));
  }

  ping(): void {
    this.#write(toSseFrame('beat', {}));
  }

  end(reason: StreamEndReason): void {
    clearTimeout(this.#blockedTimer);
    // The client has not read what was sent before, so it won't read any more.
    if (this.#isBlocked) return void this.response.destroy();
    this.#open();
    this.response.end(toSseFrame('end', { reason }));
  }

  #open(): void {
    if (this.response.headersSent) return;
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Compression, here or in a proxy, would delay events.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }

  #write(text: string): void {
    if (this.response.destroyed || this.response.writableEnded || this.response.write(text) || this.#isBlocked) return;
    this.#isBlocked = true;
    this.#blockedTimer = setTimeout(() => this.response.destroy(), BLOCKED_TIMEOUT_MS);
  }

  #handleDrain(): void {
    clearTimeout(this.#blockedTimer);
    this.#isBlocked = false;
    this.#onDrained();
  }
}

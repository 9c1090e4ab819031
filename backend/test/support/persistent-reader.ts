import { eventually } from './app';
import { closeBeforeDropping } from './database';
import { openStream, type OpenedStream } from './event-streams';
import { pause, type Person } from './persistent-clients';
import type { ServerProcess } from './server-process';

/** How often the stream that is open is looked at. */
const LOOK_MS = 20;
const RETRY_MS = 200;
const LATE_MS = 30_000;

/** A browser that keeps a stream open whatever happens to the servers, and goes on after the last event it has seen. */
export class PersistentReader {
  /** Messages that the stream reported, as often as it did. */
  readonly messageIds: number[] = [];
  /** Ids of events, in the order they came in. */
  readonly eventIds: number[] = [];
  /** How often the server did not know what was missed. */
  resets = 0;
  #lastId: number | undefined;
  #isOver = false;
  readonly #done: Promise<void>;

  /** @param first which of the servers it begins with; each time it is cut off it takes the next */
  constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly person: Person,
    private readonly first: number,
  ) {
    this.#done = this.#read();
    // A test that fails does not come to stop it.
    closeBeforeDropping(async () => void (this.#isOver = true));
  }

  /** Resolves when a stream has begun. */
  async ready(): Promise<void> {
    await eventually(() => this.#lastId !== undefined);
  }

  /** Stops a moment after these were reported: time enough for one that comes twice. @returns those of them it heard of */
  async heardOf(messageIds: readonly number[]): Promise<number[]> {
    const wanted = new Set(messageIds);
    const heard = () => this.messageIds.filter((id) => wanted.has(id));
    const until = Date.now() + LATE_MS;
    while (heard().length < wanted.size && Date.now() < until) await pause(RETRY_MS);
    await pause(1_000);
    this.#isOver = true;
    await this.#done;
    return heard();
  }

  async #read(): Promise<void> {
    for (let visit = this.first; !this.#isOver; visit++) {
      const { origin } = this.servers[visit % this.servers.length]!;
      const { cookie } = this.person;
      const stream = await openStream(origin, { cookie, lastEventId: this.#lastId }).catch(() => null);
      if (stream?.status === 200) await this.#follow(stream);
      stream?.leave();
      await pause(RETRY_MS);
    }
  }

  async #follow(stream: OpenedStream): Promise<void> {
    for (let read = 0; ; await pause(LOOK_MS)) {
      // Looked at before the frames: what comes in between is not left out.
      const isOver = stream.isOver || this.#isOver;
      for (; read < stream.frames.length; read++) {
        const { id, event, data } = stream.frames[read]!;
        if (event === 'reset') this.resets += 1;
        if (event === 'message.created') {
          this.messageIds.push(data.messageId as number);
          this.eventIds.push(id!);
        }
        this.#lastId = id ?? this.#lastId;
      }
      if (isOver) return;
    }
  }
}

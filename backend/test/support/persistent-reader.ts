import { eventually } from './app';
import { closeBeforeDropping } from './database';
import { openStream, type OpenedStream } from './event-streams';
import { sleep, type Person } from './persistent-clients';
import type { ServerProcess } from './server-process';

/** How often the open stream is checked. */
const POLL_INTERVAL_MS = 20;
const RETRY_MS = 200;
const ARRIVAL_TIMEOUT_MS = 30_000;

/**
 * A browser that keeps a stream open no matter what happens to the servers, and resumes after the last event it
 * received.
 */
export class PersistentReader {
  /** IDs of messages that the stream reported, including duplicates. */
  readonly messageIds: number[] = [];
  /** IDs of events in order of arrival. */
  readonly eventIds: number[] = [];
  /** How often the server couldn't tell which events were missed. */
  resets = 0;
  #lastId: number | undefined;
  #isOver = false;
  readonly #done: Promise<void>;

  /** @param first index of the server it starts with; after each disconnect it continues with the next */
  constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly person: Person,
    private readonly first: number,
  ) {
    this.#done = this.#read();
    // A failed test doesn't stop it.
    closeBeforeDropping(async () => void (this.#isOver = true));
  }

  /** Resolves when a stream has started. */
  async ready(): Promise<void> {
    await eventually(() => this.#lastId !== undefined);
  }

  /**
   * Waits until these messages were reported, and one second longer to catch duplicates, then stops.
   * @returns the reported ones among them
   */
  async waitForMessages(messageIds: readonly number[]): Promise<number[]> {
    const wanted = new Set(messageIds);
    const heard = () => this.messageIds.filter((id) => wanted.has(id));
    const until = Date.now() + ARRIVAL_TIMEOUT_MS;
    while (heard().length < wanted.size && Date.now() < until) await sleep(RETRY_MS);
    await sleep(1_000);
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
      await sleep(RETRY_MS);
    }
  }

  async #follow(stream: OpenedStream): Promise<void> {
    for (let read = 0; ; await sleep(POLL_INTERVAL_MS)) {
      // Read before the frames, so that frames arriving in between aren't skipped.
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

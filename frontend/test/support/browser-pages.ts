/** What the pages of one browser share, for tests of how they cooperate: web locks and broadcast channels. */
type Act = () => Promise<void>;

/** Locks by name; the next page in the queue gets a lock when the previous one releases it. */
export class FakeLocks {
  readonly #queues = new Map<string, Act[]>();

  request = async (name: string, { signal }: { signal?: AbortSignal }, hold: Act): Promise<void> => {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    await new Promise<void>((granted, refused) => {
      const turn: Act = () => (granted(), Promise.resolve());
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(turn);
        // The holder keeps the lock.
        if (place < 1) return;
        queue.splice(place, 1);
        refused(new DOMException('Aborted', 'AbortError'));
      });
      if (queue.push(turn) === 1) granted();
    });
    await hold();
    queue.shift();
    void queue[0]?.();
  };
}

/** Delivers messages to the other open channels with the same name, never to the sender. */
export class FakeChannel extends EventTarget {
  static readonly #open = new Set<FakeChannel>();

  constructor(readonly name: string) {
    super();
    FakeChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    if (!FakeChannel.#open.has(this)) throw new DOMException('The channel is closed', 'InvalidStateError');
    for (const other of FakeChannel.#open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) as unknown }));
    }
  }

  close(): void {
    FakeChannel.#open.delete(this);
  }
}

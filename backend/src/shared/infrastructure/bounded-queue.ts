/** How many wait at most and how long, and how the rest is refused. */
interface Bound {
  readonly waitingAtMost: number;
  /** Without it they wait as long as it takes. */
  readonly waitAtMostMs?: number;
  readonly refusal: () => Error;
}

/** Lets a few through at a time, in the order in which they came; beyond the bound, if there is one, it turns away at once. */
export class BoundedQueue {
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly bound?: Bound,
  ) {}

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws what the bound says when too many wait already or it took too long, and what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else if (this.bound && this.#waiting.size >= this.bound.waitingAtMost) throw this.bound.refusal();
    else await this.#turn();
    try {
      return await work();
    } finally {
      // Anyone who waits longest takes over the place; only without anyone waiting does it fall free.
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    const { bound } = this;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.delete(next);
        reject(bound!.refusal());
      };
      const patience = bound?.waitAtMostMs === undefined ? undefined : setTimeout(giveUp, bound.waitAtMostMs);
      const next = (): void => {
        clearTimeout(patience);
        this.#waiting.delete(next);
        resolve();
      };
      this.#waiting.add(next);
    });
  }
}

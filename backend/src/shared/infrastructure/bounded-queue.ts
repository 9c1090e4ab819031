/** How many wait at most, and what the rest is told. */
interface Bound {
  readonly waitingAtMost: number;
  readonly refusal: () => Error;
}

/** Lets a few through at a time, in the order in which they came; beyond the bound, if there is one, it turns away at once. */
export class BoundedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly bound?: Bound,
  ) {}

  /** @throws what the bound says when too many wait already, and what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else if (this.bound && this.#waiting.length >= this.bound.waitingAtMost) throw this.bound.refusal();
    else await new Promise<void>((resume) => this.#waiting.push(resume));
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over the place; only without anybody waiting does it fall free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** How many tasks can wait and for how long, and the error that refuses the rest. */
interface QueueLimits {
  readonly waitingAtMost: number;
  /** If undefined, they wait as long as it takes. */
  readonly waitAtMostMs?: number;
  readonly refusal: () => Error;
}

/**
 * Runs a limited number of tasks at a time, in order of arrival; if there is a bound, tasks beyond it are refused
 * immediately.
 */
export class BoundedQueue {
  readonly #waitingTasks = new Set<() => void>();
  #running = 0;

  constructor(
    private readonly maxConcurrent: number,
    private readonly bound?: QueueLimits,
  ) {}

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws the refusal of the bound if too many tasks wait or it took too long, and what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.maxConcurrent) this.#running += 1;
    else if (this.bound && this.#waitingTasks.size >= this.bound.waitingAtMost) throw this.bound.refusal();
    else await this.#waitForTurn();
    try {
      return await work();
    } finally {
      // The task that has waited longest takes over the slot; the slot becomes free only if no task waits.
      const [next] = this.#waitingTasks;
      if (next) next();
      else this.#running -= 1;
    }
  }

  #waitForTurn(): Promise<void> {
    const { bound } = this;
    return new Promise((resolve, reject) => {
      const cancelWaiting = (): void => {
        this.#waitingTasks.delete(next);
        reject(bound!.refusal());
      };
      const patience = bound?.waitAtMostMs === undefined ? undefined : setTimeout(cancelWaiting, bound.waitAtMostMs);
      const next = (): void => {
        clearTimeout(patience);
        this.#waitingTasks.delete(next);
        resolve();
      };
      this.#waitingTasks.add(next);
    });
  }
}

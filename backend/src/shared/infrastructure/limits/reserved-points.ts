/** One write to a shared counter, or one try. */
export interface CountedPoints {
  /** False if the points weren't available. */
  readonly isAllowed: boolean;
  /** At the time of the write, less what this process has used since then. */
  readonly remainingPoints: number;
  /** Until the window ends. */
  readonly msBeforeNext: number;
}

interface Reservation {
  points: number;
  /** What was left in the shared counter. */
  readonly others: number;
  readonly endsAt: number;
  /** At least half of the limit is left: the next write reserves several points. */
  readonly isPlentiful: boolean;
  readonly isRefused: boolean;
}

/** Limits the memory for requests from very many networks. A key that is dropped loses its reserved points. */
const MAX_KEYS = 20_000;

/**
 * The points of one limit that this process has reserved from the shared counter. Most tries use one of them and
 * don't write; neither do tries after a refusal, until the window ends.
 */
export class ReservedPoints {
  readonly #reservations = new Map<string, Reservation>();
  readonly #pending = new Map<string, Promise<void>>();

  /**
   * @param count adds points to the shared counter of a key
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly limit: { readonly points: number; readonly reservation: number },
    private readonly count: (key: string, points: number) => Promise<CountedPoints>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Uses one point. */
  async use(key: string): Promise<CountedPoints> {
    for (;;) {
      const current = this.#current(key);
      if (current?.isRefused || (current && current.points > 0)) {
        if (!current.isRefused) current.points--;
        return {
          isAllowed: !current.isRefused,
          remainingPoints: current.points + current.others,
          msBeforeNext: current.endsAt - this.now(),
        };
      }
      // Few points are left: each try is counted exactly.
      if (current && !current.isPlentiful) return this.#useOne(key);
      await this.#reserve(key, current ? this.limit.reservation : 1);
    }
  }

  async #useOne(key: string): Promise<CountedPoints> {
    const counted = await this.count(key, 1);
    if (!counted.isAllowed) this.#keep(key, 0, counted);
    return counted;
  }

  /** Tries at the same time wait for one write. */
  #reserve(key: string, points: number): Promise<void> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const started = this.count(key, points)
      .then((counted) => this.#keep(key, points, counted))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, started);
    return started;
  }

  #keep(key: string, points: number, { isAllowed, remainingPoints, msBeforeNext }: CountedPoints): void {
    this.#reservations.delete(key);
    if (this.#reservations.size >= MAX_KEYS) this.#reservations.delete(this.#reservations.keys().next().value!);
    this.#reservations.set(key, {
      points: isAllowed ? points : 0,
      others: isAllowed ? remainingPoints : 0,
      endsAt: this.now() + msBeforeNext,
      isPlentiful: remainingPoints >= Math.max(this.limit.points / 2, this.limit.reservation),
      isRefused: !isAllowed,
    });
  }

  #current(key: string): Reservation | undefined {
    const reservation = this.#reservations.get(key);
    return reservation && this.now() < reservation.endsAt ? reservation : undefined;
  }
}

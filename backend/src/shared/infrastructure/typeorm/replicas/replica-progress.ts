import type { WalPosition } from './wal-position';

interface Sample {
  readonly at: number;
  readonly position: WalPosition;
}

/** Ten minutes of samples; the lag of a replica that is further behind is measured less exactly. */
const MAX_SAMPLES = 1_200;

/** How far a replica is behind the primary. All times are in ms of a clock that only goes forward. */
export class ReplicaProgress {
  /** Positions of the primary that the replica hasn't replayed yet, oldest first. */
  readonly #missing: Sample[] = [];
  /** The last known position of the replica. */
  #replayed: WalPosition = -1n;
  #isReachable = false;
  #isPrimaryKnown = false;

  /** Records the position that the primary had reached at a time. */
  recordPrimary(position: WalPosition, at: number): void {
    this.#isPrimaryKnown = true;
    // After a failover, the new primary can be behind the old one.
    while ((this.#missing.at(-1)?.position ?? 0n) > position) this.#missing.pop();
    if (position <= (this.#missing.at(-1)?.position ?? this.#replayed)) return;
    // The oldest sample stays, because the lag is measured from it.
    if (this.#missing.length === MAX_SAMPLES) this.#missing.splice(1, 1);
    this.#missing.push({ at, position });
  }

  /** Records the position up to which the replica has replayed. */
  recordReplayed(position: WalPosition): void {
    this.#isReachable = true;
    this.#replayed = position;
    const next = this.#missing.findIndex((sample) => sample.position > position);
    this.#missing.splice(0, next === -1 ? this.#missing.length : next);
  }

  /** Records that the replica doesn't respond, or that it isn't a replica. */
  recordFailure(): void {
    this.#isReachable = false;
  }

  /** Returns for how long the primary has had a write that the replica hasn't replayed, in seconds. */
  getLagSeconds(now: number): number {
    const [oldest] = this.#missing;
    return oldest ? Math.max(0, now - oldest.at) / 1_000 : 0;
  }

  /** Checks whether the replica responds, lags at most `maxLagSeconds`, and has replayed everything before `after`. */
  canServe(after: WalPosition, maxLagSeconds: number, now: number): boolean {
    if (!this.#isReachable || !this.#isPrimaryKnown) return false;
    return this.#replayed >= after && this.getLagSeconds(now) <= maxLagSeconds;
  }
}

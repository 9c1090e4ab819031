/** Blocks between people, as stored by mentorship. */
export abstract class Blocks {
  /** Checks whether either of the two blocks the other. Inside a unit of work, the result holds until its end. */
  abstract areBlocked(one: number, other: number): Promise<boolean>;

  /** Lists pairs where the first person blocks the second, in order, after this pair. */
  abstract listPairsAfter(
    pair: readonly [number, number],
    limit: number,
  ): Promise<readonly (readonly [number, number])[]>;
}

/** Progress of the backfill of blocks that are older than the conversations. */
export abstract class BlockBackfill {
  /** Returns the last processed pair; null if all are done. */
  abstract findPosition(): Promise<readonly [number, number] | null>;

  abstract savePosition(pair: readonly [number, number] | null): Promise<void>;
}

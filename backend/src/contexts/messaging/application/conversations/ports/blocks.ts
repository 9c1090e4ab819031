/** Who blocks whom, as mentorship knows it. */
export abstract class Blocks {
  /** Whether either of the two blocks the other. Inside a unit of work it holds until its end. */
  abstract isBetween(one: number, other: number): Promise<boolean>;

  /** Pairs of whom one blocks the other, in order, after this pair. */
  abstract after(pair: readonly [number, number], most: number): Promise<readonly (readonly [number, number])[]>;
}

/** How far the blocks from before the conversations have been taken over. */
export abstract class BlockBackfill {
  /** Null when all are. */
  abstract doneUpTo(): Promise<readonly [number, number] | null>;

  abstract note(pair: readonly [number, number] | null): Promise<void>;
}

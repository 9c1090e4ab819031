export interface Block {
  readonly userId: number;
  readonly blockedAt: Date;
}

/** Who wants nothing to do with whom. */
export abstract class Blocks {
  /** A second time changes nothing. */
  abstract add(blockerId: number, blockedId: number, at: Date): Promise<void>;

  abstract remove(blockerId: number, blockedId: number): Promise<void>;

  /** Which of the two blocked the other; one can be both. */
  abstract findBetween(one: number, other: number): Promise<{ readonly byOne: boolean; readonly byOther: boolean }>;

  /** Whom somebody blocked, latest first. */
  abstract listByBlocker(blockerId: number): Promise<readonly Block[]>;
}

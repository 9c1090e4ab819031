import type { Member } from '../../../domain/discussions/byline';

/** The people of the forum. Other contexts know them; one question for all people of a request. */
export abstract class Members {
  /** Those of `ids` who have an account. */
  abstract byIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>>;
  /** People who block this person or are blocked by them. */
  abstract blockedWith(userId: number): Promise<readonly number[]>;
  /** When the account was made. */
  abstract registeredAt(userId: number): Promise<Date>;
}

/** The blocks between people; other contexts keep them. */
export abstract class Blocks {
  /** From here on neither sees the other. A second time changes nothing. */
  abstract block(by: number, authorId: number): Promise<void>;
}

export interface KnownCollege {
  readonly id: number;
  readonly name: string;
}

/** The colleges that discussions can be about. */
export abstract class Colleges {
  /** Those of `ids` that exist. */
  abstract byIds(ids: readonly number[]): Promise<ReadonlyMap<number, KnownCollege>>;
  /** Colleges of exactly this name or alias. */
  abstract idsNamed(name: string): Promise<readonly number[]>;
}

import type { ShownPerson } from '../../domain/what-is-shown';

/** Somebody who can be dealt with: they have an account, are not leaving and are not suspended. */
export interface Participant extends ShownPerson {
  /** Whether mail reaches them: they have confirmed their address. */
  readonly isReachable: boolean;
}

/** The people on both sides of connections. Identity knows them; mentorship only asks. */
export abstract class ConnectionPeople {
  /** Those of `ids` who take part, by key. One question for all of them. */
  abstract taking(ids: readonly number[]): Promise<ReadonlyMap<number, Participant>>;

  /** Where mail reaches somebody who takes part; null until they have confirmed it, and for everybody else. */
  abstract mailAddressOf(userId: number): Promise<string | null>;
}

import type { ShownPerson } from '../../../domain/profiles/what-is-shown';

/** The people on both sides of connections. Identity knows them; mentorship only asks. */
export abstract class ConnectionPeople {
  /**
   * Those of `ids` who can be dealt with, by key: they have confirmed their address and are neither leaving nor
   * suspended. One question for all of them.
   */
  abstract taking(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /** The confirmed email address of an active person; null for anyone else. */
  abstract mailAddressOf(userId: number): Promise<string | null>;
}

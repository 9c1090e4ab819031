import type { Role } from '../../../../shared/domain/role';
import type { BirthDate } from '../../domain/age';

/** What is kept of a person that others may be told about, in one form or another. */
export interface PersonRecord {
  readonly id: number;
  readonly fullName: string;
  /** Null only for accounts that an operator made for an adult. */
  readonly birthDate: BirthDate | null;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** The college that somebody who is an alumna or alumnus today chose from the list when they registered. */
  readonly alumniCollegeId: number | null;
}

export abstract class PeopleReader {
  /** Those of `ids` who have an account and keep it, in no order; asks once for all of them. */
  abstract withIds(ids: readonly number[]): Promise<readonly PersonRecord[]>;

  /**
   * Those of `ids` who take part, neither leaving nor suspended, with the address where mail reaches them; null until
   * they have confirmed one.
   */
  abstract reachable(ids: readonly number[]): Promise<ReadonlyMap<number, string | null>>;

  /** The keys of those who take part and in whose full name this stands, in whatever case; at most `most`, by key. */
  abstract named(part: string, most: number): Promise<readonly number[]>;

  /** The keys of the accounts with these usernames, in whatever case, by username in lower case. */
  abstract idsOf(usernames: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

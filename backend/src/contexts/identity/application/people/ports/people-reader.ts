import type { Role } from '../../../../../shared/domain/role';
import type { BirthDate } from '../../../domain/users/age';

/** What is kept of a person that others may see, in one form or another. */
export interface PersonRecord {
  readonly id: number;
  readonly fullName: string;
  /** Null only for accounts that an operator made for an adult. */
  readonly birthDate: BirthDate | null;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** The college that someone who is an alumna or alumnus today chose from the list when they registered. */
  readonly registeredCollegeId: number | null;
}

export abstract class PeopleReader {
  /** Those of `ids` who have an account and keep it, in no order; asks once for all of them. */
  abstract findByIds(ids: readonly number[]): Promise<readonly PersonRecord[]>;

  /**
   * Those of `ids` who take part: they have confirmed their address, where mail reaches them, and are neither leaving
   * nor suspended. No one else is shown to others.
   */
  abstract findReachable(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Those of `addresses`, in lower case, that belong to an account, whatever its role or state. */
  abstract findAddressesInUse(addresses: readonly string[]): Promise<ReadonlySet<string>>;

  /** The keys of all accounts that follow this one, at most `most`, by key. */
  abstract listIdsAfter(id: number, most: number): Promise<readonly number[]>;

  /** When the account was made. @throws UserNotFound */
  abstract findRegisteredAt(id: number): Promise<Date>;

  /** The keys of the accounts with these usernames, in whatever case, by username in lower case. */
  abstract findIdsByUsername(usernames: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** The month in which each of `ids` was last here, `YYYY-MM` in UTC; those who are signed in nowhere are left out. */
  abstract findLastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

import type { Role } from '../../../../../shared/domain/role';
import type { PersonState } from '../../../domain/people/person-state';
import type { HiddenFrom } from '../../../domain/people/profile-summary';
import type { BirthDate } from '../../../domain/personal-details/personal-details';

/** Stored data of a person that others may see in some form. */
export interface PersonRecord {
  readonly id: number;
  readonly fullName: string;
  /** Null only for accounts that an operator created for an adult. */
  readonly birthDate: BirthDate | null;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** The college of a current alum's studies: that of the profile, or else the one selected at registration. */
  readonly collegeId: number | null;
  /** From whom the profile in the current role is hidden; null if they haven't saved one. */
  readonly hiddenFrom: HiddenFrom | null;
  /** The colleges that they represent at this time, ascending. */
  readonly representedCollegeIds: readonly number[];
  /** The colleges that have confirmed them as an alum, ascending. */
  readonly alumOfCollegeIds: readonly number[];
  readonly state: Exclude<PersonState, 'closing'>;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

export interface AccountOrigin {
  readonly registeredAt: Date;
  /** Shortened addresses, each once. */
  readonly networks: readonly string[];
}

export abstract class PeopleReader {
  /** Returns those of `ids` that have an account and aren't closing it, in no particular order; uses a single query. */
  abstract findByIds(ids: readonly number[], now: Date): Promise<readonly PersonRecord[]>;

  /**
   * Returns the mail addresses of those of `ids` who take part: their address is confirmed, and their account is
   * neither closing nor suspended. No one else is shown to others.
   */
  abstract findReachableEmails(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Returns at most `max` IDs of accounts after this one, in ascending order. */
  abstract listIdsAfter(id: number, max: number): Promise<readonly number[]>;

  /**
   * Returns when the account was created.
   * @throws UserNotFound
   */
  abstract getRegisteredAt(id: number): Promise<Date>;

  /** Returns when those of `ids` that have an account were registered, and the networks of recent sign-ins. */
  abstract findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>>;

  /** Returns those of `ids` who were invented for the demo data. */
  abstract listSampleIds(ids: readonly number[]): Promise<readonly number[]>;

  /** Maps usernames in lower case to user IDs; the case of the given usernames is ignored. */
  abstract findIdsByUsername(usernames: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /**
   * Returns the month in which each of `ids` was last active, as `YYYY-MM` in UTC; users without a session are left
   * out.
   */
  abstract findLastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

import type { Membership } from '../../../domain/memberships/membership';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** The memberships of users: which college they represent, represented or asked to represent. */
export abstract class Memberships {
  /** Newest request first. Inside a unit of work, locks the user's memberships until it ends. */
  abstract ofUser(userId: number): Promise<Membership[]>;

  /**
   * Returns the active memberships of the college: the main administrator first, then the longest-serving. Inside a
   * unit of work, locks them until it ends.
   */
  abstract activeOf(collegeId: number): Promise<Membership[]>;

  /** Returns the memberships that wait for verification, oldest first. */
  abstract pending(most: number): Promise<Membership[]>;

  abstract countPending(): Promise<number>;

  /** Returns the memberships of one college that wait for verification, oldest first. */
  abstract pendingOf(collegeId: number): Promise<Membership[]>;

  /** Returns the active memberships verified from `from` (inclusive) to `to` (exclusive). */
  abstract verifiedBetween(from: Date, to: Date, most: number): Promise<Membership[]>;

  /** Stores a new or changed membership. */
  abstract save(membership: Membership): Promise<void>;
}

/** All data that this context stores about a user. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes the user's memberships and interactions. Call in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}

import type { Membership } from '../../../domain/memberships/membership';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** The memberships of users: which college they represent, represented or asked to represent. */
export abstract class Memberships {
  /**
   * Inside a unit of work, locks first the colleges of these users and the colleges in `collegeIds`, and then the users'
   * memberships, until it ends. A unit of work that changes memberships of two users, or of a college the user hasn't
   * asked for yet, calls this first: everything takes these locks in the same order.
   */
  abstract lock(userIds: readonly number[], collegeIds?: readonly number[]): Promise<void>;

  /** Newest request first. Inside a unit of work, locks the user's colleges and memberships until it ends. */
  abstract listByUser(userId: number): Promise<Membership[]>;

  /**
   * Returns the active memberships of the college: the main administrator first, then the longest-serving. Inside a
   * unit of work, locks them until it ends.
   */
  abstract listActive(collegeId: number): Promise<Membership[]>;

  /** Returns the memberships that wait for verification, oldest first. */
  abstract listPending(limit: number): Promise<Membership[]>;

  abstract countPending(): Promise<number>;

  /** Returns the memberships of one college that wait for verification, oldest first. */
  abstract listPendingByCollege(collegeId: number): Promise<Membership[]>;

  /** Returns the active memberships verified from `from` (inclusive) to `to` (exclusive). */
  abstract listVerified(from: Date, to: Date, limit: number): Promise<Membership[]>;

  /** Stores a new or changed membership. */
  abstract save(membership: Membership): Promise<void>;
}

/** All data that this context stores about a user. */
export abstract class PersonalData {
  abstract find(userId: number): Promise<PersonalDataTables>;

  /** Deletes the user's memberships and interactions. Call in a unit of work. */
  abstract delete(userId: number): Promise<void>;
}

import type { RoleRelationship } from '../../../domain/role-change/role-relationships';

/** The relationships of a user that a change of role may end. */
export abstract class RoleRelationships {
  /**
   * Requires a unit of work: until its end, no one else can change the user's relationships. Also locks the other people,
   * in the order in which everyone is locked.
   */
  abstract lock(userId: number): Promise<void>;

  /** Lists connections, requests in both directions and upcoming meetings. */
  abstract listByUser(userId: number, now: Date): Promise<readonly RoleRelationship[]>;
}

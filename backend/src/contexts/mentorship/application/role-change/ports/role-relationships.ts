import type { RoleRelationship } from '../../../domain/role-change/role-relationships';

/** Everything of someone that a change of role may end. */
export abstract class RoleRelationships {
  /** Needs a unit of work: no one else changes anything of the person before its end. */
  abstract lock(userId: number): Promise<void>;

  /** Connections, requests in both directions and meetings to come. */
  abstract listByUser(userId: number, now: Date): Promise<readonly RoleRelationship[]>;
}

import type { Role } from '../../../../shared/domain/role';

/** A relationship between two people that a change of role may end. */
export interface RoleRelationship {
  readonly kind: 'connection' | 'request' | 'meeting';
  readonly id: number;
  readonly otherId: number;
}

/** How many relationships of each kind a change of role ends. */
export interface EndingCounts {
  readonly connections: number;
  readonly requests: number;
  readonly meetings: number;
}

/**
 * Whether a relationship with a person of role `other` continues after a change to the role `to`. Administrators connect
 * with no one, and students only with alumni.
 */
export const isKeptAfterRoleChange = (to: Role, other: Role): boolean =>
  to === 'alumni' || (to === 'student' && other === 'alumni');

export function countEnding(relationships: readonly RoleRelationship[]): EndingCounts {
  const count = (kind: RoleRelationship['kind']): number =>
    relationships.filter((relationship) => relationship.kind === kind).length;
  return { connections: count('connection'), requests: count('request'), meetings: count('meeting') };
}

import type { Role } from '../domain/role';

export { ROLES, type Role } from '../domain/role';

/** Whose session it is. */
export interface SessionOwner {
  readonly id: number;
  readonly role: Role;
  readonly emailVerified: boolean;
  /** They moderate. */
  readonly isOperator: boolean;
}

/** Who is asking, as every context may know it. Rights beyond the role come from the context that keeps them. */
export interface SignedInUser extends SessionOwner {
  /** Their address is confirmed and, as an administrator, they are verified. Others are shown what a visitor is. */
  readonly isMember: boolean;
}

/** Turns the secret of a session cookie into a person. */
export abstract class Authenticator {
  /** @returns null when no live session belongs to the secret */
  abstract findOwner(sessionSecret: string): Promise<SessionOwner | null>;
}

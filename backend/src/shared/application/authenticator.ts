import type { Role } from '../domain/role';

export { ROLES, type Role } from '../domain/role';

/** Who is asking, as every context may know it. Rights beyond the role come from the context that keeps them. */
export interface SignedInUser {
  readonly id: number;
  readonly role: Role;
  readonly emailVerified: boolean;
}

/** Turns the secret of a session cookie into a person. */
export abstract class Authenticator {
  /** @returns null when no live session belongs to the secret */
  abstract whoHolds(sessionSecret: string): Promise<SignedInUser | null>;
}

export const ROLES = ['student', 'alumni', 'college_admin'] as const;
export type Role = (typeof ROLES)[number];

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

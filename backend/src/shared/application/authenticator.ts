import type { Role } from '../domain/role';

export { ROLES, type Role } from '../domain/role';

/** Whose session it is. */
export interface SessionOwner {
  readonly id: number;
  readonly role: Role;
  readonly emailVerified: boolean;
  /** Under 18. */
  readonly isMinor: boolean;
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

/** Whose session is live. */
export type LiveSession = Omit<SessionOwner, 'isOperator' | 'isMinor'>;

/** Looks after sessions that something long, like an open stream, depends on. */
export abstract class LiveSessions {
  /** By what a session is known where its secret must not be kept. */
  abstract keyOf(sessionSecret: string): string;

  /** The owners of those of `keys` whose sessions are live. Asking keeps no session alive. */
  abstract findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>;
}

/** Notifies listeners on every instance that sessions have ended. */
export abstract class SessionEndNotifier {
  /** Sessions of this person end with the unit of work in progress. Said once that is written. */
  abstract announce(userId: number): void;

  /** @param hear is called without a person where something may have been missed */
  abstract listen(hear: (userId?: number) => void): void;
}

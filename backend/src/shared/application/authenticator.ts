import type { Role } from '../domain/role';
import type { TokenScope } from '../domain/token-scope';

export { ROLES, type Role } from '../domain/role';

/** The caller of a request. Rights for a single college are checked where they are needed. */
export interface SignedInUser {
  readonly id: number;
  readonly role: Role;
  readonly emailVerified: boolean;
  /** Under 18. */
  readonly isMinor: boolean;
  /** They moderate. */
  readonly isOperator: boolean;
  /** True if the address is confirmed and, for administrators, they are verified. Others see what visitors see. */
  readonly isMember: boolean;
}

/** Finds the owner of the secret in a session cookie. */
export abstract class Authenticator {
  /** @returns null if the secret belongs to no live session */
  abstract findOwner(sessionSecret: string): Promise<SignedInUser | null>;
}

/** The access token that a request was sent with. */
export interface AccessTokenGrant {
  /** ID of the token. */
  readonly id: number;
  readonly ownerId: number;
  /** The college that the token acts for; null for a token of a person. */
  readonly collegeId: number | null;
  readonly scopes: readonly TokenScope[];
}

/** A valid access token with its owner, who has at this moment the rights that the token needs. */
export interface TokenBearer {
  readonly owner: SignedInUser;
  readonly grant: AccessTokenGrant;
}

/** The owner of a live session. */
export type LiveSession = Pick<SignedInUser, 'id' | 'role' | 'emailVerified'>;

/** Checks the sessions behind something long-lived, such as an open stream. */
export abstract class LiveSessions {
  /** Returns the key that identifies a session where its secret must not be stored. */
  abstract hashSecret(sessionSecret: string): string;

  /** Finds the owners of those `keys` whose sessions are live. Does not extend a session. */
  abstract findByKeys(keys: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>;
}

/** Notifies listeners on every instance that sessions have ended. */
export abstract class SessionEndNotifier {
  /** Announces that sessions of this person end with the current unit of work; sent after the commit. */
  abstract announce(userId: number): void;

  /** @param listener called without a person if announcements may have been missed */
  abstract listen(listener: (userId?: number) => void): void;
}

import type { UserId } from '../../../domain/users/user-state';
import type { Session, SessionState } from '../../../domain/sessions/session';

/** A new session. The secret is returned only once, to the browser that will store it. */
export interface NewSession {
  readonly userId: UserId;
  readonly secret: string;
}

/** Result of the first step of a sign-in. */
export interface SignInResult extends NewSession {
  /** Whether the secret belongs to a pending second factor, which only gives access to the second step. */
  readonly needsSecondFactor: boolean;
}

/** A session as shown to its owner. */
export interface StoredSession extends SessionState {
  readonly id: number;
  /** Whether it’s the current session. */
  readonly isCurrent: boolean;
}

/** Sessions of users. Only a hash of each secret is stored. */
export abstract class Sessions {
  /**
   * Stores a session; the user's oldest ones beyond `Session.MAX_PER_USER` end. Signing in makes the network familiar:
   * password attempts from elsewhere don't lock the user out there.
   */
  abstract open(secret: string, session: Session): Promise<void>;

  abstract find(secret: string): Promise<Session | null>;

  /** @returns the owner, or null if there was no session */
  abstract end(secret: string): Promise<UserId | null>;

  /**
   * Ends the session of this user that is listed under the ID.
   * @returns whether there was one
   */
  abstract endById(userId: UserId, id: number): Promise<boolean>;

  /** @param exceptSecret secret of the session to keep, if any */
  abstract endByUserId(userId: UserId, exceptSecret?: string): Promise<void>;

  /** Lists all stored sessions of the user, newest first; some may have expired. */
  abstract listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]>;
}

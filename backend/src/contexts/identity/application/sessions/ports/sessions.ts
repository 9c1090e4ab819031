import type { UserId } from '../../../domain/users/user-state';
import type { Session, SessionState } from '../../../domain/sessions/session';

/** A new session. The secret is handed out once, to the browser that will hold it. */
export interface SignedIn {
  readonly userId: UserId;
  readonly secret: string;
}

/** What a first proof is worth. */
export interface Admission extends SignedIn {
  /** Whether the secret is that of a pending second factor, which opens the second step and nothing else. */
  readonly needsSecondFactor: boolean;
}

/** A session as its owner sees it. */
export interface StoredSession extends SessionState {
  readonly id: number;
  /** Whether it’s the current session. */
  readonly isCurrent: boolean;
}

/** Who is signed in where. Of a session's secret only a hash is kept. */
export abstract class Sessions {
  /** Keeps it; the user's oldest beyond `Session.MOST_PER_USER` end. */
  abstract open(secret: string, session: Session): Promise<void>;

  abstract find(secret: string): Promise<Session | null>;

  /** @returns whose it was, or null when there was none */
  abstract end(secret: string): Promise<UserId | null>;

  /** Ends the session of this user that is listed under the number. @returns whether there was one */
  abstract endListed(userId: UserId, id: number): Promise<boolean>;

  /** @param exceptSecret the one that goes on, where one does */
  abstract endAllOf(userId: UserId, exceptSecret?: string): Promise<void>;

  /** Every session of the user that is kept, newest first; some may be over. */
  abstract listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]>;
}

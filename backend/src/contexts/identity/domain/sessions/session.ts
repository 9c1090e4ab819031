import type { Role } from '../../../../shared/domain/role';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';

export interface SessionState {
  userId: UserId;
  openedAt: Date;
  lastSeenAt: Date;
  /** The latest end, even if the session is in use. */
  endsAt: Date;
  /** The shortened network address, not the full one. */
  network: string;
  /** Browser and operating system. */
  device: string;
}

/** Enough random bytes that no one can guess a secret. */
export const SESSION_SECRET_BYTES = 32;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FRESH_SESSION_MS = 10 * MINUTE;

// Sessions of college administrators are worth more to an attacker.
export const SESSION_LIFETIMES_MS: Record<Role, { idle: number; atMost: number }> = {
  student: { idle: DAY, atMost: 14 * DAY },
  alumni: { idle: DAY, atMost: 14 * DAY },
  college_admin: { idle: 30 * MINUTE, atMost: 12 * HOUR },
};

/** Milliseconds without use after which the session of any role has ended. */
export const MAX_IDLE_MS = Math.max(...Object.values(SESSION_LIFETIMES_MS).map(({ idle }) => idle));

/** One browser in which a user is signed in. */
export class Session {
  /** When the limit is exceeded, the oldest session ends. */
  static readonly MAX_PER_USER = 10;

  private constructor(
    private readonly state: SessionState,
    /** Whether the user has just proved their identity, so that the network becomes familiar. */
    readonly isSignIn = false,
  ) {}

  static open(user: { id: UserId; role: Role }, from: { network: string; device: string }, now: Date): Session {
    const endsAt = new Date(now.getTime() + SESSION_LIFETIMES_MS[user.role].atMost);
    const { network, device } = from;
    return new Session({ userId: user.id, openedAt: now, lastSeenAt: now, endsAt, network, device }, true);
  }

  /** Opens a session for a browser in which the user is signed in. */
  static renew(...details: Parameters<typeof Session.open>): Session {
    return new Session(Session.open(...details).state);
  }

  static restore(state: SessionState): Session {
    return new Session(state);
  }

  /**
   * Returns the same session for a new secret. It never lasts longer than before, and ends earlier if the new role
   * requires it.
   */
  renewForRole(role: Role, now: Date): Session {
    const endsAt = new Date(Math.min(this.state.endsAt.getTime(), now.getTime() + SESSION_LIFETIMES_MS[role].atMost));
    return new Session({ ...this.state, lastSeenAt: now, endsAt });
  }

  /** Checks whether the user signed in within the last ten minutes. */
  isFresh(now: Date): boolean {
    return now.getTime() - this.state.openedAt.getTime() < FRESH_SESSION_MS;
  }

  /** @param role the user's current role, not the one they signed in with */
  isActive(role: Role, now: Date): boolean {
    const idle = now.getTime() - this.state.lastSeenAt.getTime();
    return idle < SESSION_LIFETIMES_MS[role].idle && now < this.state.endsAt;
  }

  /** Records that the session is in use. @returns whether to save it, at most once a minute */
  recordUse(now: Date): boolean {
    if (now.getTime() - this.state.lastSeenAt.getTime() < MINUTE) return false;
    this.state.lastSeenAt = now;
    return true;
  }

  get userId(): UserId {
    return this.state.userId;
  }

  snapshot(): SessionState {
    return { ...this.state };
  }
}

/** The session ended during the request. */
export class SessionEnded extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.session-over', 'Please sign in first.');
  }
}

export class SessionNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.session-not-found', 'This device is already signed out.');
  }
}

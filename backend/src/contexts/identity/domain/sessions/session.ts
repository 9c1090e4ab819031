import type { Role } from '../../../../shared/domain/role';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';

export interface SessionState {
  userId: UserId;
  openedAt: Date;
  lastSeenAt: Date;
  /** The latest it can last, however busy. */
  endsAt: Date;
  /** The neighbourhood of the address, not the address. */
  network: string;
  /** Browser and system in two words. */
  device: string;
}

/** No one guesses so many random bytes. */
export const SESSION_SECRET_BYTES = 32;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FRESH_FOR = 10 * MINUTE;

// Anyone who speaks for a college is worth more to a thief.
export const SESSION_LIFETIME: Record<Role, { idle: number; atMost: number }> = {
  student: { idle: DAY, atMost: 14 * DAY },
  alumni: { idle: DAY, atMost: 14 * DAY },
  college_admin: { idle: 30 * MINUTE, atMost: 12 * HOUR },
};

/** No one's session lives on after so many quiet milliseconds. */
export const LONGEST_IDLE = Math.max(...Object.values(SESSION_LIFETIME).map(({ idle }) => idle));

/** One browser in which someone is signed in. */
export class Session {
  /** Beyond this the one opened first ends. */
  static readonly MOST_PER_USER = 10;

  private constructor(private readonly state: SessionState) {}

  static open(user: { id: UserId; role: Role }, from: { network: string; device: string }, now: Date): Session {
    const endsAt = new Date(now.getTime() + SESSION_LIFETIME[user.role].atMost);
    const { network, device } = from;
    return new Session({ userId: user.id, openedAt: now, lastSeenAt: now, endsAt, network, device });
  }

  static restore(state: SessionState): Session {
    return new Session(state);
  }

  /** The same session under another secret; it lasts no longer for that, and less long where the new role asks for it. */
  continueAs(role: Role, now: Date): Session {
    const endsAt = new Date(Math.min(this.state.endsAt.getTime(), now.getTime() + SESSION_LIFETIME[role].atMost));
    return new Session({ ...this.state, lastSeenAt: now, endsAt });
  }

  /** Whether the person has only just shown who they are. */
  isFresh(now: Date): boolean {
    return now.getTime() - this.state.openedAt.getTime() < FRESH_FOR;
  }

  /** @param role the role the person has now, not the one they signed in with */
  isLive(role: Role, now: Date): boolean {
    const idle = now.getTime() - this.state.lastSeenAt.getTime();
    return idle < SESSION_LIFETIME[role].idle && now < this.state.endsAt;
  }

  /** Notes that the person is here; says whether that is worth keeping, which is at most once a minute. */
  touch(now: Date): boolean {
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

/** The session ended while the request was on its way. */
export class SessionOver extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.session-over', 'Please sign in first.');
  }
}

export class SessionNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.session-not-found', 'This device is already signed out.');
  }
}

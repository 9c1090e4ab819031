import type { UserId } from '../users/ids';
import type { User } from '../users/user';

export interface HalfSessionState {
  userId: UserId;
  /** Which password was shown: another one since, and this is worth nothing. */
  passwordSetAt: Date;
  openedAt: Date;
  endsAt: Date;
  triesLeft: number;
}

export const HALF_SESSION_LASTS = 10 * 60_000;

/** A browser in which the password was right and the second step is still to come. It opens nothing but that step. */
export class HalfSession {
  static readonly TRIES = 5;

  private constructor(private readonly state: HalfSessionState) {}

  static open(user: User, now: Date): HalfSession {
    return new HalfSession({
      userId: user.id,
      passwordSetAt: user.snapshot().passwordSetAt,
      openedAt: now,
      endsAt: new Date(now.getTime() + HALF_SESSION_LASTS),
      triesLeft: HalfSession.TRIES,
    });
  }

  static restore(state: HalfSessionState): HalfSession {
    return new HalfSession(state);
  }

  isFor(user: User): boolean {
    const { id, passwordSetAt } = user.snapshot();
    return id === this.state.userId && passwordSetAt.getTime() === this.state.passwordSetAt.getTime();
  }

  get userId(): UserId {
    return this.state.userId;
  }

  snapshot(): HalfSessionState {
    return { ...this.state };
  }
}

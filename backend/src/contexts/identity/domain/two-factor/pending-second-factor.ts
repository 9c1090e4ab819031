import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import type { User } from '../users/user';

export interface PendingSecondFactorState {
  userId: UserId;
  /** Which password was shown: another one since, and this is worth nothing. */
  passwordSetAt: Date;
  openedAt: Date;
  endsAt: Date;
  triesLeft: number;
}

export const PENDING_SECOND_FACTOR_LIFETIME = 10 * 60_000;

/** A browser in which the password was right and the second step is still to come. It opens nothing but that step. */
export class PendingSecondFactor {
  static readonly TRIES = 5;

  private constructor(private readonly state: PendingSecondFactorState) {}

  static open(user: User, now: Date): PendingSecondFactor {
    return new PendingSecondFactor({
      userId: user.id,
      passwordSetAt: user.snapshot().passwordSetAt,
      openedAt: now,
      endsAt: new Date(now.getTime() + PENDING_SECOND_FACTOR_LIFETIME),
      triesLeft: PendingSecondFactor.TRIES,
    });
  }

  static restore(state: PendingSecondFactorState): PendingSecondFactor {
    return new PendingSecondFactor(state);
  }

  isFor(user: User): boolean {
    const { id, passwordSetAt } = user.snapshot();
    return id === this.state.userId && passwordSetAt.getTime() === this.state.passwordSetAt.getTime();
  }

  get userId(): UserId {
    return this.state.userId;
  }

  snapshot(): PendingSecondFactorState {
    return { ...this.state };
  }
}

/** Too much time or too many wrong codes since the password. */
export class SignInOver extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.sign-in-over', 'Please start again with your username and password.');
  }
}

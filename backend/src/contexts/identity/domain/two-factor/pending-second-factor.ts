import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import type { User } from '../users/user';

export interface PendingSecondFactorState {
  userId: UserId;
  /** When the password that was entered was set; invalid after a later change. */
  passwordSetAt: Date;
  openedAt: Date;
  endsAt: Date;
  triesLeft: number;
}

export const PENDING_SECOND_FACTOR_LIFETIME_MS = 10 * 60_000;

/** A sign-in with a correct password that still needs the second factor. It permits nothing but that step. */
export class PendingSecondFactor {
  static readonly MAX_TRIES = 5;

  private constructor(private readonly state: PendingSecondFactorState) {}

  static open(user: User, now: Date): PendingSecondFactor {
    return new PendingSecondFactor({
      userId: user.id,
      passwordSetAt: user.snapshot().passwordSetAt,
      openedAt: now,
      endsAt: new Date(now.getTime() + PENDING_SECOND_FACTOR_LIFETIME_MS),
      triesLeft: PendingSecondFactor.MAX_TRIES,
    });
  }

  static restore(state: PendingSecondFactorState): PendingSecondFactor {
    return new PendingSecondFactor(state);
  }

  isValidFor(user: User): boolean {
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

/** The sign-in expired, or had too many wrong codes. */
export class SignInExpired extends DomainError {
  constructor() {
    super('unauthenticated', 'identity.sign-in-over', 'Please start again with your username and password.');
  }
}

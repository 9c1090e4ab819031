import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { SignInExpired } from '../../domain/two-factor/pending-second-factor';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { PendingSecondFactors } from '../two-factor/ports/second-factors';
import { type NewSession, Sessions } from '../sessions/ports/sessions';
import { type SecondFactorProof, UseSecondFactor } from '../two-factor/use-second-factor';

interface CompleteSignInInput {
  /** Secret of the pending second factor; null if the browser has none. */
  pendingSecret: string | null;
  proof: SecondFactorProof;
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
}

/** Completes the second step: a pending second factor becomes a session. */
@UseCase()
export class CompleteSignIn {
  constructor(
    private readonly users: Users,
    private readonly pendingSecondFactors: PendingSecondFactors,
    private readonly sessions: Sessions,
    private readonly useSecondFactor: UseSecondFactor,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws SignInExpired, SecondFactorCodeInvalid, TooManyRequests, AccountSuspended, AccountClosing */
  async execute({ pendingSecret, proof, visitor, endingSecret }: CompleteSignInInput): Promise<NewSession> {
    const now = this.clock.now();
    const pending = pendingSecret === null ? null : await this.pendingSecondFactors.find(pendingSecret, now);
    if (pendingSecret === null || !pending) throw new SignInExpired();
    await this.limits.consume(RATE_LIMITS.secondFactorPerSession, pendingSecret);
    if (!(await this.pendingSecondFactors.countAttempt(pendingSecret, now))) throw new SignInExpired();

    const { userId } = pending;
    const secret = this.randomness.createToken(SESSION_SECRET_BYTES);
    const openSession = async () => {
      const user = await this.users.getById(userId);
      user.assertCanSignIn();
      if (!pending.isValidFor(user) || !(await this.pendingSecondFactors.end(pendingSecret))) throw new SignInExpired();
      if (endingSecret) await this.sessions.end(endingSecret);
      await this.sessions.open(secret, Session.open(user, visitor, now));
      await this.audit.record({ action: 'signed-in', userId, visitor, at: now });
    };
    await this.useSecondFactor.execute({ userId, proof, visitor, now, then: openSession });
    return { userId, secret };
  }
}

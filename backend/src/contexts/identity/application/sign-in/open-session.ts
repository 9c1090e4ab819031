import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PendingSecondFactor } from '../../domain/two-factor/pending-second-factor';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { AuditLog, type Visitor } from '../users/ports/users';
import { PendingSecondFactors, SecondFactors } from '../two-factor/ports/second-factors';
import { type SignInResult, Sessions } from '../sessions/ports/sessions';

interface OpenSessionInput {
  /** The user as loaded in the current unit of work. */
  user: User;
  visitor: Visitor;
  /** Secret of the browser's previous session, which ends. */
  endingSecret: string | null;
  /** Whether the college's provider has already checked a second factor. */
  isSecondFactorChecked?: boolean;
}

/**
 * Opens a session for a user who proved their identity. Every way of signing in ends here, so that none bypasses the
 * second factor.
 */
@UseCase()
export class OpenSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly pendingSecondFactors: PendingSecondFactors,
    private readonly secondFactors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountSuspended, AccountClosing */
  async execute({
    user,
    visitor,
    endingSecret,
    isSecondFactorChecked = false,
  }: OpenSessionInput): Promise<SignInResult> {
    user.assertCanSignIn();
    const now = this.clock.now();
    const secret = this.randomness.createToken(SESSION_SECRET_BYTES);
    return this.transactions.run(async () => {
      const secondFactor = isSecondFactorChecked ? null : await this.secondFactors.findByUserId(user.id);
      const needsSecondFactor = secondFactor?.isEnabled ?? false;

      if (endingSecret) await this.sessions.end(endingSecret);
      if (needsSecondFactor) await this.pendingSecondFactors.open(secret, PendingSecondFactor.open(user, now));
      else await this.sessions.open(secret, Session.open(user, visitor, now));

      const action = needsSecondFactor ? 'second-factor-asked' : 'signed-in';
      await this.audit.record({ action, userId: user.id, visitor, at: now });
      return { userId: user.id, secret, needsSecondFactor };
    });
  }
}

import { Clock } from '../../../shared/application/clock';
import { Randomness } from '../../../shared/application/randomness';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import type { UserId } from '../domain/ids';
import { Session, SESSION_SECRET_BYTES } from '../domain/session';
import type { User } from '../domain/user';
import { AuditLog } from './ports/audit-log';
import { Sessions } from './ports/sessions';
import type { Visitor } from './visitor';

export interface OpenSessionInput {
  user: User;
  visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  endingSecret: string | null;
}

/** A new session. The secret is told once, to the browser that will hold it. */
export interface SignedIn {
  readonly userId: UserId;
  readonly secret: string;
}

/** Lets somebody in who has proved who they are, by whatever proof: every way of signing in ends here. */
@UseCase()
export class OpenSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ user, visitor, endingSecret }: OpenSessionInput): Promise<SignedIn> {
    const now = this.clock.now();
    const secret = this.randomness.token(SESSION_SECRET_BYTES);
    await this.transactions.run(async () => {
      if (endingSecret) await this.sessions.end(endingSecret);
      await this.sessions.open(secret, Session.open(user, visitor, now));
      await this.audit.record({ action: 'signed-in', userId: user.id, visitor, at: now });
    });
    return { userId: user.id, secret };
  }
}

import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { User } from '../../domain/users/user';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import { SessionEnded } from '../../domain/sessions/session';
import { AuditLog, type Visitor } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { Sessions } from './ports/sessions';

/** Checks the password of a signed-in user with a rate limit: an unattended session must not allow guessing it. */
@UseCase()
export class CheckOwnPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, PasswordQueueFull */
  async execute({ user, password, visitor }: { user: User; password: string; visitor: Visitor }): Promise<boolean> {
    await this.limits.consume(RATE_LIMITS.passwordPerPerson, String(user.id));
    const isRight = await this.passwords.matches(password, user.passwordHash);

    if (isRight) await this.limits.reset(RATE_LIMITS.passwordPerPerson, String(user.id));
    else await this.audit.record({ action: 'password-check-failed', userId: user.id, visitor, at: this.clock.now() });
    return isRight;
  }
}

interface ReauthenticateInput {
  user: User;
  password: string | null;
  /** Name of the password field in the request. */
  field: 'password' | 'currentPassword';
  visitor: Visitor;
  sessionSecret: string;
  /** Whether a sign-in within the last ten minutes is enough instead of the password. */
  freshSessionWillDo: boolean;
}

/** Asks for proof of identity before actions that an unattended session must not allow. */
@UseCase()
export class Reauthenticate {
  constructor(
    private readonly checkOwnPassword: CheckOwnPassword,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordNeeded, PasswordIncorrect, SessionEnded, TooManyRequests */
  async execute(input: ReauthenticateInput): Promise<void> {
    const { user, password, field, visitor, sessionSecret, freshSessionWillDo } = input;
    if (password === null) {
      // Users who only sign in with a provider have no password.
      if (!freshSessionWillDo && user.hasPassword) throw new PasswordNeeded(field);
      const session = await this.sessions.find(sessionSecret);
      if (!session) throw new SessionEnded();
      if (!session.isFresh(this.clock.now())) throw new PasswordNeeded(field);
    } else if (!(await this.checkOwnPassword.execute({ user, password, visitor }))) {
      throw new PasswordIncorrect(field);
    }
  }
}

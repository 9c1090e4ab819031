import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import type { User } from '../../domain/users/user';
import { AuditLog } from '../users/ports/audit-log';
import { PasswordHasher } from '../credentials/ports/password-hasher';
import type { Visitor } from '../users/visitor';

/** The password of someone who is signed in: a session that was left open must not become a way to guess it. */
@UseCase()
export class CheckOwnPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, TooBusy */
  async execute({ user, password, visitor }: { user: User; password: string; visitor: Visitor }): Promise<boolean> {
    await this.limits.consume(LIMITS.passwordPerPerson, String(user.id));
    const isRight = await this.hasher.matches(password, user.passwordHash);

    if (isRight) await this.limits.forget(LIMITS.passwordPerPerson, String(user.id));
    else await this.audit.record({ action: 'password-check-failed', userId: user.id, visitor, at: this.clock.now() });
    return isRight;
  }
}

import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { type Applicant, Registration } from '../../domain/users/registration';
import { Session, SESSION_SECRET_BYTES } from '../../domain/sessions/session';
import { User } from '../../domain/users/user';
import { AuditLog, type Visitor } from '../users/ports/audit-log';
import { Passwords } from '../credentials/ports/passwords';
import { Registrations, Users } from '../users/ports/users';
import { type SignedIn, Sessions } from '../sessions/ports/sessions';

export interface RegisterUserInput {
  applicant: Applicant;
  visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  endingSecret: string | null;
}

@UseCase()
export class RegisterUser {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, visitor, endingSecret }: RegisterUserInput): Promise<SignedIn> {
    const now = this.clock.now();
    const registration = Registration.of(applicant, now, (password) => this.passwords.isCommon(password));

    await this.limits.consume(LIMITS.registerPerAddress, visitor.address);
    const passwordHash = await this.passwords.hash(applicant.password);
    const secret = this.randomness.token(SESSION_SECRET_BYTES);
    const user = User.register(await this.users.nextId(), registration, passwordHash, now);

    await this.transactions.run(async () => {
      await this.users.add(user);
      await this.registrations.save(user.id, registration.details);
      if (endingSecret) await this.sessions.end(endingSecret);
      await this.sessions.open(secret, Session.open(user, visitor, now));
      await this.audit.record({ action: 'registered', userId: user.id, visitor, at: now });
    });
    return { userId: user.id, secret };
  }
}

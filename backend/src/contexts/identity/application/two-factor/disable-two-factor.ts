import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog } from '../users/ports/audit-log';
import { SecondFactors } from './ports/second-factors';
import { Users } from '../users/ports/users';
import { RenewSession } from '../sessions/renew-session';
import type { SignedIn } from '../sessions/ports/sessions';
import { type Proof, UseSecondFactor } from './use-second-factor';
import type { Visitor } from '../users/visitor';

/** Both things that prove who someone is: neither alone takes the other away. */
export interface BothProofsInput {
  userId: UserId;
  password: string | null;
  proof: Proof;
  visitor: Visitor;
  sessionSecret: string;
}

@UseCase()
export class DisableTwoFactor {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly useSecondFactor: UseSecondFactor,
    private readonly secondFactors: SecondFactors,
    private readonly renewSession: RenewSession,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordNeeded, PasswordIncorrect, CodeInvalid, TwoFactorIsOff, TooManyRequests */
  async execute({ userId, password, proof, visitor, sessionSecret }: BothProofsInput): Promise<SignedIn> {
    const now = this.clock.now();
    const user = await this.users.getById(userId);
    await this.reauthenticate.execute({
      ...{ user, password, field: 'password', visitor, sessionSecret },
      freshSessionWillDo: false,
    });

    return this.useSecondFactor.execute({
      ...{ userId, proof, visitor, now },
      then: async (factor) => {
        factor.disable(now);
        await this.secondFactors.delete(factor);
        await this.audit.record({ action: 'two-factor-disabled', userId, visitor, at: now });
        return this.renewSession.execute({ user, visitor, sessionSecret, now });
      },
    });
  }
}

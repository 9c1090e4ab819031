import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/user-state';
import { RECOVERY_CODE_COUNT } from '../../domain/two-factor/second-factor';
import { Reauthenticate } from '../sessions/reauthenticate';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { RenewSession } from '../sessions/own-sessions';
import type { NewSession } from '../sessions/ports/sessions';
import { SecondFactors, OneTimeCodes } from './ports/second-factors';
import { type SecondFactorProof, UseSecondFactor } from './use-second-factor';
import type { NewRecoveryCodes } from './set-up-two-factor';

/** Password and second factor: both are required to change two-factor authentication. */
export interface PasswordAndSecondFactorInput {
  userId: UserId;
  password: string | null;
  proof: SecondFactorProof;
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

  /** @throws PasswordNeeded, PasswordIncorrect, SecondFactorCodeInvalid, TwoFactorIsOff, TooManyRequests */
  async execute({
    userId,
    password,
    proof,
    visitor,
    sessionSecret,
  }: PasswordAndSecondFactorInput): Promise<NewSession> {
    const now = this.clock.now();
    const user = await this.users.getById(userId);
    await this.reauthenticate.execute({
      user,
      password,
      field: 'password',
      visitor,
      sessionSecret,
      freshSessionWillDo: false,
    });

    return this.useSecondFactor.execute({
      userId,
      proof,
      visitor,
      now,
      then: async (factor) => {
        factor.disable(now);
        await this.secondFactors.delete(factor);
        await this.audit.record({ action: 'two-factor-disabled', userId, visitor, at: now });
        return this.renewSession.execute({ user, visitor, sessionSecret, now });
      },
    });
  }
}

/** Replaces the recovery codes; the earlier ones stop working. */
@UseCase()
export class RenewRecoveryCodes {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly useSecondFactor: UseSecondFactor,
    private readonly secondFactors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly renewSession: RenewSession,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordNeeded, PasswordIncorrect, SecondFactorCodeInvalid, TwoFactorIsOff, TooManyRequests */
  async execute({
    userId,
    password,
    proof,
    visitor,
    sessionSecret,
  }: PasswordAndSecondFactorInput): Promise<NewRecoveryCodes> {
    const now = this.clock.now();
    const user = await this.users.getById(userId);
    await this.reauthenticate.execute({
      user,
      password,
      field: 'password',
      visitor,
      sessionSecret,
      freshSessionWillDo: false,
    });
    const recoveryCodes = Array.from({ length: RECOVERY_CODE_COUNT }, () => this.codes.createRecoveryCode());

    const signedIn = await this.useSecondFactor.execute({
      userId,
      proof,
      visitor,
      now,
      then: async (factor) => {
        const digests = recoveryCodes.map((code) => this.codes.digestRecoveryCode(code));
        factor.renewRecoveryCodes(digests, now);
        await this.secondFactors.save(factor);
        await this.audit.record({ action: 'recovery-codes-renewed', userId, visitor, at: now });
        return this.renewSession.execute({ user, visitor, sessionSecret, now });
      },
    });
    return { signedIn, recoveryCodes };
  }
}

import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { SecondFactorCodeInvalid, TwoFactorIsOff, type SecondFactor } from '../../domain/two-factor/second-factor';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor, Users } from '../users/ports/users';
import { OneTimeCodes, SecondFactors } from './ports/second-factors';

/** A code from the app, or a recovery code. */
export type SecondFactorProof = { readonly code: string } | { readonly recoveryCode: string };

interface UseSecondFactorInput<T> {
  userId: UserId;
  proof: SecondFactorProof;
  visitor: Visitor;
  now: Date;
  /**
   * The action that the code permits. It runs in the unit of work that uses up the code: both are stored, or neither.
   */
  then: (factor: SecondFactor) => Promise<T>;
}

/** Checks and uses up a code; each code is accepted once, even under concurrent calls. */
@UseCase()
export class UseSecondFactor {
  constructor(
    private readonly users: Users,
    private readonly secondFactors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** @throws SecondFactorCodeInvalid, TwoFactorIsOff, TooManyRequests */
  async execute<T>({ userId, proof, visitor, now, then }: UseSecondFactorInput<T>): Promise<T> {
    await this.limits.consume(RATE_LIMITS.secondFactorPerPerson, String(userId));
    try {
      const done = await this.transactions.run(async () => {
        // Changes of an account always lock the user first, so that they run one after another.
        await this.users.getById(userId);
        const factor = await this.secondFactors.findByUserId(userId);
        if (!factor) throw new TwoFactorIsOff();
        if ('code' in proof) factor.useCode(this.codes.findTimeStep(proof.code, factor.secret, now));
        else factor.useRecoveryCode(this.codes.digestRecoveryCode(proof.recoveryCode), now);
        await this.secondFactors.save(factor);
        return then(factor);
      });
      await this.limits.reset(RATE_LIMITS.secondFactorPerPerson, String(userId));
      return done;
    } catch (refusal) {
      if (!(refusal instanceof SecondFactorCodeInvalid)) throw refusal;
      await this.audit.record({ action: 'second-factor-failed', userId, visitor, at: now });
      throw refusal;
    }
  }
}

import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  TwoFactorIsOn,
  TwoFactorIsOff,
  SecondFactor,
  RECOVERY_CODE_COUNT,
} from '../../domain/two-factor/second-factor';
import type { UserId } from '../../domain/users/user-state';
import { Reauthenticate } from '../sessions/reauthenticate';
import { Users, type Visitor, AuditLog } from '../users/ports/users';
import { RenewSession } from '../sessions/own-sessions';
import type { NewSession } from '../sessions/ports/sessions';
import { OneTimeCodes, SecondFactors } from './ports/second-factors';

interface SetUpTwoFactorInput {
  userId: UserId;
  /** Required unless the session is fresh. */
  password: string | null;
  visitor: Visitor;
  sessionSecret: string;
}

/** Creates the secret for an app. It isn't required to sign in until a code proves that the app has it. */
@UseCase()
export class SetUpTwoFactor {
  constructor(
    private readonly users: Users,
    private readonly reauthenticate: Reauthenticate,
    private readonly secondFactors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly transactions: Transactions,
  ) {}

  /** @throws TwoFactorIsOn, PasswordNeeded, PasswordIncorrect, TooManyRequests */
  async execute(input: SetUpTwoFactorInput): Promise<{ secret: string; appAddress: string }> {
    const { userId, password, visitor, sessionSecret } = input;
    const found = await this.users.getById(userId);
    await this.reauthenticate.execute({
      user: found,
      password,
      field: 'password',
      visitor,
      sessionSecret,
      freshSessionWillDo: true,
    });

    const secret = this.codes.createSecret();
    await this.transactions.run(async () => {
      await this.users.getById(userId);
      if ((await this.secondFactors.findByUserId(userId))?.isEnabled) throw new TwoFactorIsOn();
      await this.secondFactors.save(SecondFactor.startSetUp(userId, secret));
    });
    return { secret, appAddress: this.codes.getAuthenticatorUrl(secret, found.username) };
  }
}

interface EnableTwoFactorInput {
  userId: UserId;
  /** The code that the app shows. */
  code: string;
  visitor: Visitor;
  sessionSecret: string;
}

/** The recovery codes in plain text, shown only this once, and the session with its new secret. */
export interface NewRecoveryCodes {
  readonly signedIn: NewSession;
  readonly recoveryCodes: string[];
}

@UseCase()
export class EnableTwoFactor {
  constructor(
    private readonly users: Users,
    private readonly secondFactors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly renewSession: RenewSession,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws TwoFactorIsOff when nothing is set up, TwoFactorIsOn, SecondFactorCodeInvalid, TooManyRequests */
  async execute({ userId, code, visitor, sessionSecret }: EnableTwoFactorInput): Promise<NewRecoveryCodes> {
    const now = this.clock.now();
    await this.limits.consume(RATE_LIMITS.secondFactorPerPerson, String(userId));
    const recoveryCodes = Array.from({ length: RECOVERY_CODE_COUNT }, () => this.codes.createRecoveryCode());
    const digests = recoveryCodes.map((recoveryCode) => this.codes.digestRecoveryCode(recoveryCode));

    const signedIn = await this.transactions.run(async () => {
      const user = await this.users.getById(userId);
      const factor = await this.secondFactors.findByUserId(userId);
      if (!factor) throw new TwoFactorIsOff();
      factor.enable(this.codes.findTimeStep(code, factor.secret, now), digests, now);
      await this.secondFactors.save(factor);
      await this.audit.record({ action: 'two-factor-enabled', userId, visitor, at: now });
      return this.renewSession.execute({ user, visitor, sessionSecret, now });
    });
    await this.limits.reset(RATE_LIMITS.secondFactorPerPerson, String(userId));
    return { signedIn, recoveryCodes };
  }
}

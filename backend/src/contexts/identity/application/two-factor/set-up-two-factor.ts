import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { TwoFactorIsOn } from '../../domain/users/account-errors';
import type { UserId } from '../../domain/users/ids';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { Reauthenticate } from '../sessions/reauthenticate';
import { OneTimeCodes } from './ports/one-time-codes';
import { SecondFactors } from './ports/second-factors';
import { Users } from '../users/ports/users';
import type { Visitor } from '../users/visitor';

export interface SetUpTwoFactorInput {
  userId: UserId;
  /** Needed unless the session is fresh. */
  password: string | null;
  visitor: Visitor;
  sessionSecret: string;
}

/** Makes the secret that an app shall know. Nothing depends on it until a code shows that the app does. */
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
      ...{ user: found, password, field: 'password', visitor, sessionSecret },
      freshSessionWillDo: true,
    });

    const secret = this.codes.newSecret();
    await this.transactions.run(async () => {
      await this.users.getById(userId);
      if ((await this.secondFactors.findByUserId(userId))?.isOn) throw new TwoFactorIsOn();
      await this.secondFactors.save(SecondFactor.begin(userId, secret));
    });
    return { secret, appAddress: this.codes.appAddress(secret, found.username) };
  }
}

import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isMinor, toDisplayName } from '../../domain/personal-details/personal-details';
import { isOperator, OperatorRules } from '../../domain/users/operator';
import type { UserId } from '../../domain/users/user-state';
import { UserAccount, UserReader } from '../users/ports/users';

@UseCase()
export class GetOwnAccount {
  constructor(
    private readonly users: UserReader,
    private readonly operatorRules: OperatorRules,
    private readonly clock: Clock,
  ) {}

  /** @returns null if the account was deleted */
  async execute(id: UserId): Promise<UserAccount | null> {
    const found = await this.users.findAccount(id);
    if (!found) return null;
    const { registration, operator, ...account } = found;
    const now = this.clock.now();
    const displayName = toDisplayName(account.fullName, isMinor(operator.birthDate, now));
    const isOperatorNow = isOperator(operator, this.operatorRules, now);
    return new UserAccount({ ...account, displayName, isOperator: isOperatorNow }, registration);
  }
}

/** Returns the account with its security fields, for the settings. */
@UseCase()
export class GetOwnAccountWithSecurity {
  constructor(
    private readonly getOwnAccount: GetOwnAccount,
    private readonly users: UserReader,
  ) {}

  /** @returns null if the account was deleted */
  async execute(id: UserId): Promise<UserAccount | null> {
    const [own, security] = await Promise.all([this.getOwnAccount.execute(id), this.users.findSecurity(id)]);
    return own && security && new UserAccount({ ...own.account, ...security }, own.registration);
  }
}

import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isMinor } from '../../domain/users/age';
import { toDisplayName } from '../../domain/users/full-name';
import { isOperator, OperatorRules } from '../../domain/users/operator';
import type { RegistrationDetails } from '../../domain/users/registration';
import type { UserId } from '../../domain/users/user-state';
import { type AccountRecord, type AccountSecurity, UserReader } from '../users/ports/users';

/** Account data that identity stores, as shown to the user; the account page also shows the security fields. */
interface AccountFields extends Omit<AccountRecord, 'registration' | 'operator'>, Partial<AccountSecurity> {
  /** The name that others see. */
  readonly displayName: string;
  readonly isOperator: boolean;
}

/** A user's own account. Other contexts add the details of the role to responses of this class. */
export class UserAccount {
  constructor(
    readonly account: AccountFields,
    /** Details entered at registration, for the role at that time. */
    readonly registration: RegistrationDetails | null,
  ) {}
}

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

import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { isOperator, OperatorRules } from '../../domain/users/operator';
import type { RegistrationDetails } from '../../domain/users/registration';
import type { UserId } from '../../domain/users/user-state';
import { type AccountRecord, type AccountSecurity, UserReader } from '../users/ports/users';

/** What identity keeps of a person, as they see it themselves; on the account page with how the account is kept safe. */
export interface AccountFields extends Omit<AccountRecord, 'registration' | 'operator'>, Partial<AccountSecurity> {
  readonly isOperator: boolean;
}

/** Someone's own account. Answers of this class are completed with the details of the role, which other contexts keep. */
export class UserAccount {
  constructor(
    readonly account: AccountFields,
    /** What they told when they registered, for the role they had then. */
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

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<UserAccount | null> {
    const found = await this.users.findAccount(id);
    if (!found) return null;
    const { registration, operator, ...account } = found;
    const isOperatorNow = isOperator(operator, this.operatorRules, this.clock.now());
    return new UserAccount({ ...account, isOperator: isOperatorNow }, registration);
  }
}

/** A person as their settings show them: with how the account is kept safe. */
@UseCase()
export class GetOwnProfile {
  constructor(
    private readonly getOwnAccount: GetOwnAccount,
    private readonly users: UserReader,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<UserAccount | null> {
    const [own, security] = await Promise.all([this.getOwnAccount.execute(id), this.users.findSecurity(id)]);
    return own && security && new UserAccount({ ...own.account, ...security }, own.registration);
  }
}

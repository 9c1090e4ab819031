import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { type AccountSecurity, UserReader } from '../users/ports/user-reader';
import { type OwnAccount, GetOwnAccount } from './get-own-account';

export type OwnProfile = OwnAccount & AccountSecurity;

/** A person as their settings show them: with how the account is kept safe. */
@UseCase()
export class GetOwnProfile {
  constructor(
    private readonly getOwnAccount: GetOwnAccount,
    private readonly users: UserReader,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<OwnProfile | null> {
    const [account, safety] = await Promise.all([this.getOwnAccount.execute(id), this.users.findSecurity(id)]);
    return account && safety && { ...account, ...safety };
  }
}

import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { type AccountSafety, UserReader } from '../users/ports/user-reader';
import { type OwnAccount, ReadOwnAccount } from './read-own-account';

export type OwnProfile = OwnAccount & AccountSafety;

/** A person as their settings show them: with how the account is kept safe. */
@UseCase()
export class ReadOwnProfile {
  constructor(
    private readonly readOwnAccount: ReadOwnAccount,
    private readonly users: UserReader,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<OwnProfile | null> {
    const [account, safety] = await Promise.all([this.readOwnAccount.execute(id), this.users.safetyOf(id)]);
    return account && safety && { ...account, ...safety };
  }
}

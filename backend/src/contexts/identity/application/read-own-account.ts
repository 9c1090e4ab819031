import { CollegeRights } from '../../../shared/application/college-rights';
import { UseCase } from '../../../shared/application/use-case';
import type { UserId } from '../domain/ids';
import { type OwnAccount, UserReader } from './ports/user-reader';

/** A person as they see themselves, with what their role is worth by now. */
@UseCase()
export class ReadOwnAccount {
  constructor(
    private readonly users: UserReader,
    private readonly rights: CollegeRights,
  ) {}

  /** @returns null when the account is gone */
  async execute(id: UserId): Promise<OwnAccount | null> {
    const account = await this.users.ownAccount(id);
    if (!account?.collegeAdmin) return account;
    const { collegeId } = account.collegeAdmin;
    const isActive = await this.rights.speaksFor(id, collegeId);
    return { ...account, collegeAdmin: { collegeId, status: isActive ? 'active' : 'pending' } };
  }
}

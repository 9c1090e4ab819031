import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { DirectoryAccounts, PeopleDirectory } from './ports/people-directory';

/** People who have not confirmed their address, leave, are suspended or take another role are not found until that changes. */
@UseCase()
export class UpdateDirectoryEntry {
  constructor(
    private readonly accounts: DirectoryAccounts,
    private readonly directory: PeopleDirectory,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.directory.saveEntries([userId], await this.accounts.findByIds([userId]));
    });
  }
}

import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { DirectoryAccounts, PeopleDirectory } from './ports/people-directory';

/** Accounts per batch; each of them stays locked until the batch is written. */
const BATCH_SIZE = 200;

/** Updates directory entries that no change of an account or profile triggers. */
@UseCase()
export class UpdateDirectory {
  constructor(
    private readonly directory: PeopleDirectory,
    private readonly accounts: DirectoryAccounts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Creates the entries of accounts that are older than the directory. Resumes where it stopped. */
  async backfillEntries(): Promise<void> {
    for (let after = await this.directory.findBackfillPosition(); after !== null;) {
      const ids = await this.accounts.listIdsAfter(after, BATCH_SIZE);
      after = ids.at(-1) ?? null;
      await this.#saveEntries(ids, after);
    }
  }

  /**
   * Updates people who turned 18: from then on they are found by their full name, and listed if their profile allows
   * it.
   */
  async updateNewAdults(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    for (;;) {
      const ids = await this.directory.listNewAdults(today, BATCH_SIZE);
      if (ids.length === 0) return;
      await this.transactions.run(async () => this.directory.saveEntries(ids, await this.accounts.listByIds(ids)));
    }
  }

  #saveEntries(ids: readonly number[], upTo: number | null): Promise<void> {
    return this.transactions.run(async () => {
      await this.directory.saveEntries(ids, await this.accounts.listByIds(ids));
      await this.directory.saveBackfillPosition(upTo);
    });
  }
}

/**
 * Updates the entry of one account. People with an unconfirmed address, a closing or suspended account or another role
 * aren't found until that changes.
 */
@UseCase()
export class UpdateDirectoryEntry {
  constructor(
    private readonly accounts: DirectoryAccounts,
    private readonly directory: PeopleDirectory,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.directory.saveEntries([userId], await this.accounts.listByIds([userId]));
    });
  }
}

import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { DirectoryAccounts, PeopleDirectory } from './ports/people-directory';

/** At a time: each of them is locked until the batch is written. */
const BATCH = 200;

/** Brings entries of the directory up to date that no change of an account or a profile touches. */
@UseCase()
export class UpdateDirectory {
  constructor(
    private readonly directory: PeopleDirectory,
    private readonly accounts: DirectoryAccounts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Makes the entries of accounts from before there was a directory. Goes on where it was stopped. */
  async fill(): Promise<void> {
    for (let after = await this.directory.getBackfillPosition(); after !== null;) {
      const ids = await this.accounts.listIdsAfter(after, BATCH);
      after = ids.at(-1) ?? null;
      await this.#keep(ids, after);
    }
  }

  /** On their eighteenth birthday people are found by the whole name, and listed if their profile says so. */
  async updateNewAdults(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    for (;;) {
      const ids = await this.directory.listNewAdults(today, BATCH);
      if (ids.length === 0) return;
      await this.transactions.run(async () => this.directory.saveEntries(ids, await this.accounts.findByIds(ids)));
    }
  }

  #keep(ids: readonly number[], upTo: number | null): Promise<void> {
    return this.transactions.run(async () => {
      await this.directory.saveEntries(ids, await this.accounts.findByIds(ids));
      await this.directory.saveBackfillPosition(upTo);
    });
  }
}

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

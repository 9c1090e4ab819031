import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { UserNotFound } from '../../domain/users/errors';
import { EraseAccount } from './erase-account';
import { Erasure } from './ports/erasure';

/** Everybody whose time to think again is over. Who cannot be erased does not keep the others. */
@UseCase()
export class EraseDueAccounts {
  constructor(
    private readonly erasure: Erasure,
    private readonly eraseAccount: EraseAccount,
    private readonly clock: Clock,
  ) {}

  /** Fails as the first one did who could not be erased, once all others are. */
  async execute(): Promise<void> {
    const failures: unknown[] = [];
    for (const userId of await this.erasure.listDue(this.clock.now())) {
      try {
        await this.eraseAccount.execute(userId);
      } catch (failure) {
        // Someone else was faster.
        if (!(failure instanceof UserNotFound)) failures.push(failure);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

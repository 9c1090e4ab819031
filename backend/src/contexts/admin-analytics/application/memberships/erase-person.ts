import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LeaveCollege } from './leave-college';
import { Erasure } from './ports/erasure';
import { Memberships } from './ports/memberships';

/** Someone's account is gone, whatever they were here. Whom they looked after is looked after by someone else. */
@UseCase()
export class ErasePerson {
  constructor(
    private readonly memberships: Memberships,
    private readonly leaveCollege: LeaveCollege,
    private readonly erasure: Erasure,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      for (const membership of await this.memberships.ofUser(userId)) await this.leaveCollege.execute(membership);
      await this.erasure.erase(userId);
    });
  }
}

import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Membership } from '../../domain/memberships/membership';
import { Memberships } from './ports/memberships';

/**
 * Someone speaks for a college no more, anyone who decided that. A main administrator is followed by the one who has been
 * there longest, so that a college with administrators is never without one who looks after them.
 */
@UseCase()
export class LeaveCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /** @param membership read in the unit of work in progress */
  async execute(membership: Membership): Promise<void> {
    await this.transactions.run(async () => {
      const colleagues = membership.isMain ? await this.memberships.activeOf(membership.collegeId) : [];
      const successor = colleagues.find((one) => one.userId !== membership.userId);

      membership.remove();
      await this.memberships.save(membership);
      if (!successor) return;
      successor.succeed();
      await this.memberships.save(successor);
    });
  }
}

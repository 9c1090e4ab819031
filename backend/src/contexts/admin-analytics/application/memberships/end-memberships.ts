import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Memberships } from './ports/memberships';

/** Someone gives up the administrator's role, and with it whatever they are or wait for. */
@UseCase()
export class EndMemberships {
  constructor(
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /** @throws LastMainAdministrator */
  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      const lasting = own.filter((one) => one.isActive || one.isPending);
      for (const one of lasting) one.giveUp();
      for (const one of lasting) await this.memberships.save(one);
    });
  }
}

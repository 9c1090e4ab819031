import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { NoCollegeNamed } from '../../domain/memberships/errors';
import type { Membership } from '../../domain/memberships/membership';
import { LeaveCollege } from './leave-college';
import { Memberships } from './ports/memberships';

/** Someone speaks for the college they wait for, and from then on for no other one. */
@UseCase()
export class VerifyMembership {
  constructor(
    private readonly memberships: Memberships,
    private readonly leaveCollege: LeaveCollege,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param forcedBecause why the operator did without an address at the college
   * @throws NoCollegeNamed when the person neither waits nor speaks for a college
   */
  async execute(userId: number, forcedBecause: string | null = null): Promise<Membership> {
    return this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      const former = own.find((one) => one.isActive);
      const wanted = own.find((one) => one.isPending) ?? former;
      if (!wanted) throw new NoCollegeNamed();
      if (wanted === former) return wanted;

      if (former) await this.leaveCollege.execute(former);
      const hasMain = (await this.memberships.activeOf(wanted.collegeId)).some((one) => one.isMain);
      wanted.verify(hasMain, this.clock.now(), forcedBecause);
      await this.memberships.save(wanted);
      return wanted;
    });
  }
}

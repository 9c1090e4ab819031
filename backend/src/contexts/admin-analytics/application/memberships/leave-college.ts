import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Membership } from '../../domain/memberships/membership';
import { Memberships, PersonalData } from './ports/memberships';

/**
 * Someone speaks for a college no more, anyone who decided that. A main administrator is followed by the one who has been
 * there longest, so that a college with administrators is never without one who looks after them.
 */
@UseCase()
export class LeaveCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param membership read in the unit of work in progress */
  async execute(membership: Membership): Promise<void> {
    await this.transactions.run(async () => {
      const colleagues = membership.isMain ? await this.memberships.activeOf(membership.collegeId) : [];
      const successor = colleagues.find((one) => one.userId !== membership.userId);

      membership.remove();
      await this.memberships.save(membership);
      if (!successor) return;
      successor.succeed(this.clock.now());
      await this.memberships.save(successor);
    });
  }
}

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

/** Someone's account is gone, whatever they were here. Whom they looked after is looked after by someone else. */
@UseCase()
export class ErasePerson {
  constructor(
    private readonly memberships: Memberships,
    private readonly leaveCollege: LeaveCollege,
    private readonly personalData: PersonalData,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      for (const membership of await this.memberships.ofUser(userId)) await this.leaveCollege.execute(membership);
      await this.personalData.erase(userId);
    });
  }
}

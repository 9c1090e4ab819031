import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Membership } from '../../domain/memberships/membership';
import { Memberships, PersonalData } from './ports/memberships';

/**
 * Ends an active membership, by any decision. The longest-serving colleague succeeds a main administrator, so that a
 * college with administrators always has a main one.
 */
@UseCase()
export class LeaveCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param membership read in the current unit of work */
  async execute(membership: Membership): Promise<void> {
    await this.transactions.run(async () => {
      const colleagues = membership.isMain ? await this.memberships.listActive(membership.collegeId) : [];
      const successor = colleagues.find((one) => one.userId !== membership.userId);

      membership.remove();
      await this.memberships.save(membership);
      if (!successor) return;
      successor.becomeMain(this.clock.now());
      await this.memberships.save(successor);
    });
  }
}

/** Ends a user's memberships and requests when they give up the administrator role. */
@UseCase()
export class EndMemberships {
  constructor(
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /** @throws LastMainAdministrator */
  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const own = await this.memberships.listByUser(userId);
      const current = own.filter((one) => one.isActive || one.isPending);
      for (const one of current) one.withdraw();
      for (const one of current) await this.memberships.save(one);
    });
  }
}

/** Erases a user's data in this context. A colleague succeeds a main administrator. */
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
      for (const membership of await this.memberships.listByUser(userId)) await this.leaveCollege.execute(membership);
      await this.personalData.delete(userId);
    });
  }
}

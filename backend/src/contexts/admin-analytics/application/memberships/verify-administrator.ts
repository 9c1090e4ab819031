import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { assertAdultAdministrator } from '../../domain/memberships/eligibility';
import { NoCollegeNamed } from '../../domain/memberships/errors';
import { type Membership, requestMembership } from '../../domain/memberships/membership';
import { LeaveCollege } from './leave-college';
import { Memberships } from './ports/memberships';
import { assertConfirmedStaffAddress } from '../../domain/memberships/staff-address';
import { KnownColleges } from './ports/known-colleges';
import { type Representative, People } from './ports/people';

/**
 * Activates the membership of a user for the college they asked for, which ends a membership of another one; renews the
 * verification of an active administrator. The caller has checked both steps.
 */
@UseCase()
export class VerifyMembership {
  constructor(
    private readonly memberships: Memberships,
    private readonly leaveCollege: LeaveCollege,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param forcedBecause why the operator did not require a staff address
   * @throws NoCollegeNamed if the user has neither a request nor a membership
   */
  async execute(userId: number, forcedBecause: string | null = null): Promise<Membership> {
    return this.transactions.run(async () => {
      const own = await this.memberships.listByUser(userId);
      const former = own.find((one) => one.isActive);
      const requested = own.find((one) => one.isPending) ?? former;
      if (!requested) throw new NoCollegeNamed();
      if (requested === former) {
        requested.renew(this.clock.now(), forcedBecause);
        await this.memberships.save(requested);
        return requested;
      }

      if (former) await this.leaveCollege.execute(former);
      const hasMain = (await this.memberships.listActive(requested.collegeId)).some((one) => one.isMain);
      requested.verify(hasMain, this.clock.now(), forcedBecause);
      await this.memberships.save(requested);
      return requested;
    });
  }
}

interface VerifyAdministratorInput {
  account: { username: string } | { userId: number };
  /** Why the operator does not require a staff address; null to check the address. */
  forcedBecause: string | null;
}

export interface VerifiedAdministrator {
  readonly userId: number;
  readonly collegeId: number;
  readonly isMain: boolean;
}

/**
 * The operator approves an administrator for the college they named, if they have verified a staff address: with a code,
 * or as the confirmed address of their account. A membership of another college ends.
 */
@UseCase()
export class VerifyAdministrator {
  constructor(
    private readonly people: People,
    private readonly colleges: KnownColleges,
    private readonly memberships: Memberships,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null if no user with this name has the administrator role
   * @throws AdministratorIsMinor, AddressNotConfirmed, AddressNotOfCollege, NoCollegeNamed
   */
  async execute({ account: who, forcedBecause }: VerifyAdministratorInput): Promise<VerifiedAdministrator | null> {
    const named =
      'username' in who ? await this.people.findByUsername(who.username) : await this.people.find(who.userId);
    if (!named) return null;

    const { userId } = named;
    return this.transactions.run(async () => {
      await this.memberships.lock([userId], named.collegeId === null ? [] : [named.collegeId]);
      const own = await this.memberships.listByUser(userId);
      // Read again after locking the memberships: the user may have given up the role in between.
      const person = await this.people.find(userId);
      if (!person) return null;
      assertAdultAdministrator(person);

      const { collegeId } = person;
      if (collegeId !== null && !own.some((one) => one.isActive || one.isPending)) {
        const { changed } = requestMembership(own, { userId, collegeId }, this.clock.now());
        for (const one of changed) await this.memberships.save(one);
        own.push(...changed);
      }
      const request = own.find((one) => one.isPending);
      if (request && !request.isAddressVerified && forcedBecause === null) {
        await this.#checkAddress(person, request.collegeId);
      }
      const verified = await this.verifyMembership.execute(userId, forcedBecause);
      return { userId, collegeId: verified.collegeId, isMain: verified.isMain };
    });
  }

  async #checkAddress({ confirmedEmail }: Representative, collegeId: number): Promise<void> {
    assertConfirmedStaffAddress(confirmedEmail, await this.colleges.findStaffDomain(collegeId));
  }
}

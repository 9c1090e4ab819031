import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AddressNotConfirmed, AddressNotOfCollege, AdministratorIsMinor } from '../../domain/memberships/errors';
import { domainOfWebsite, isStaffAddress } from '../../domain/memberships/staff-address';
import { wish } from '../../domain/memberships/membership-request';
import { KnownColleges } from './ports/known-colleges';
import { Memberships } from './ports/memberships';
import { type Representative, Representatives } from './ports/representatives';
import { VerifyMembership } from './verify-membership';

export interface VerifyAdministratorInput {
  who: { username: string } | { userId: number };
  /** Why the operator does without an address at the college; null: the address is checked. */
  forcedBecause: string | null;
}

export interface VerifiedAdministrator {
  readonly userId: number;
  readonly collegeId: number;
  readonly isMain: boolean;
}

/** The operator confirms that someone speaks for the college they named. They then speak for no other one. */
@UseCase()
export class VerifyAdministrator {
  constructor(
    private readonly representatives: Representatives,
    private readonly colleges: KnownColleges,
    private readonly memberships: Memberships,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null when no one of this name has the administrator's role
   * @throws AdministratorIsMinor, AddressNotConfirmed, AddressNotOfCollege, NoCollegeNamed
   */
  async execute({ who, forcedBecause }: VerifyAdministratorInput): Promise<VerifiedAdministrator | null> {
    const named =
      'username' in who
        ? await this.representatives.byUsername(who.username)
        : await this.representatives.byId(who.userId);
    if (!named) return null;

    const { userId } = named;
    return this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      // Asked again now that their memberships are held: the role may have been given up in between.
      const person = await this.representatives.byId(userId);
      if (!person) return null;
      if (person.isMinor) throw new AdministratorIsMinor();

      const { collegeId } = person;
      if (collegeId !== null && !own.some((one) => one.isActive || one.isPending)) {
        const { changed } = wish(own, { userId, collegeId }, this.clock.now());
        for (const one of changed) await this.memberships.save(one);
        own.push(...changed);
      }
      const waiting = own.find((one) => one.isPending);
      if (waiting && forcedBecause === null) await this.#checkAddress(person, waiting.collegeId);
      const verified = await this.verifyMembership.execute(userId, forcedBecause);
      return { userId, collegeId: verified.collegeId, isMain: verified.isMain };
    });
  }

  async #checkAddress({ confirmedEmail }: Representative, collegeId: number): Promise<void> {
    if (confirmedEmail === null) throw new AddressNotConfirmed();
    const website = (await this.colleges.websiteOf(collegeId)) ?? '';
    if (!isStaffAddress(confirmedEmail, website)) throw new AddressNotOfCollege(domainOfWebsite(website));
  }
}

import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { requestMembership, type Duties } from '../../domain/memberships/membership';
import { AdministratorRules, People } from './ports/people';
import { Memberships } from './ports/memberships';
import { VerifyMembership } from './verify-administrator';
import { Clock } from '../../../../shared/application/clock';
import { assertAdultAdministrator } from '../../domain/memberships/eligibility';
import { UnknownCollege } from '../../domain/memberships/errors';
import { KnownColleges } from './ports/known-colleges';

interface RequestMembershipInput {
  userId: number;
  at: Date;
  /** The college of a registration that is being stored; otherwise the stored one is read. */
  collegeId?: number | null;
}

/**
 * Creates the request of a user who has just taken the administrator role, for the college they named at registration.
 * Anyone can make one: it waits for verification.
 */
@UseCase()
export class RequestMembership {
  constructor(
    private readonly people: People,
    private readonly colleges: KnownColleges,
    private readonly memberships: Memberships,
    private readonly rules: AdministratorRules,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Call in the unit of work of the registration or the role change, which an unknown college then undoes.
   * @throws UnknownCollege
   */
  async execute({ userId, at, collegeId }: RequestMembershipInput): Promise<void> {
    await this.transactions.run(async () => {
      const requestedCollegeId = collegeId ?? (await this.people.find(userId))?.collegeId ?? null;
      await this.memberships.lock(
        [userId],
        this.rules.verifiedAtOnce && requestedCollegeId !== null ? [requestedCollegeId] : [],
      );
      const own = await this.memberships.listByUser(userId);
      const person = await this.people.find(userId);
      if (!person || person.isMinor || requestedCollegeId === null) return;
      // They have named a college since, or the event arrived again.
      if (own.some((one) => one.isActive || one.isPending || one.requestedAt >= at)) return;
      if (!(await this.colleges.exists(requestedCollegeId))) throw new UnknownCollege();

      for (const changed of requestMembership(own, { userId, collegeId: requestedCollegeId }, at).changed) {
        await this.memberships.save(changed);
      }
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

interface UpdateAdministratorDetailsInput extends Duties {
  userId: number;
  collegeId: number;
}

/**
 * Changes an administrator's college, department and position. Another college is a request that waits beside the
 * membership.
 */
@UseCase()
export class UpdateAdministratorDetails {
  constructor(
    private readonly people: People,
    private readonly colleges: KnownColleges,
    private readonly memberships: Memberships,
    private readonly rules: AdministratorRules,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleNotAllowed, AdministratorIsMinor, UnknownCollege */
  async execute({ userId, collegeId, ...duties }: UpdateAdministratorDetailsInput): Promise<void> {
    await this.transactions.run(async () => {
      await this.memberships.lock([userId], [collegeId]);
      const own = await this.memberships.listByUser(userId);
      // Read again after locking the memberships: a user who gives up the role later also ends this request.
      assertAdultAdministrator(await this.people.find(userId));
      if (!(await this.colleges.exists(collegeId))) throw new UnknownCollege();

      const { requested: wanted, changed } = requestMembership(own, { userId, collegeId }, this.clock.now());
      wanted.updateDuties(duties);
      for (const one of new Set([...changed, wanted])) await this.memberships.save(one);
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { requestMembership, type Duties } from '../../domain/memberships/membership';
import { AdministratorRules, People } from './ports/people';
import { Memberships } from './ports/memberships';
import { VerifyMembership } from './verify-administrator';
import { Clock } from '../../../../shared/application/clock';
import { AdministratorIsMinor, OtherRole, UnknownCollege } from '../../domain/memberships/errors';
import { KnownColleges } from './ports/known-colleges';

export interface RequestMembershipInput {
  userId: number;
  at: Date;
}

/**
 * Notes for which college someone who has just taken the administrator's role wants to speak: the one they named when
 * they registered. Anyone may want that: it waits for someone to confirm it.
 */
@UseCase()
export class RequestMembership {
  constructor(
    private readonly people: People,
    private readonly memberships: Memberships,
    private readonly rules: AdministratorRules,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
  ) {}

  async execute({ userId, at }: RequestMembershipInput): Promise<void> {
    await this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      const person = await this.people.byId(userId);
      if (!person || person.isMinor || person.collegeId === null) return;
      // They have named a college since; or this is told once more.
      if (own.some((one) => one.isActive || one.isPending || one.requestedAt >= at)) return;

      for (const changed of requestMembership(own, { userId, collegeId: person.collegeId }, at).changed) {
        await this.memberships.save(changed);
      }
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

export interface UpdateAdministratorDetailsInput extends Duties {
  userId: number;
  collegeId: number;
}

/** Someone says for which college they work, and as what. Another college is a request that waits beside their membership. */
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

  /** @throws OtherRole, AdministratorIsMinor, UnknownCollege */
  async execute({ userId, collegeId, ...duties }: UpdateAdministratorDetailsInput): Promise<void> {
    await this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      // Asked now that their memberships are held: who gives the role up after this gives this up too.
      const person = await this.people.byId(userId);
      if (!person) throw new OtherRole();
      if (person.isMinor) throw new AdministratorIsMinor();
      if (!(await this.colleges.includes(collegeId))) throw new UnknownCollege();

      const { wanted, changed } = requestMembership(own, { userId, collegeId }, this.clock.now());
      wanted.describe(duties);
      for (const one of new Set([...changed, wanted])) await this.memberships.save(one);
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

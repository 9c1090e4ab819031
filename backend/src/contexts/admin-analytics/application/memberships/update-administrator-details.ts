import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AdministratorIsMinor, OtherRole, UnknownCollege } from '../../domain/memberships/errors';
import type { Duties } from '../../domain/memberships/membership';
import { wish } from '../../domain/memberships/membership-request';
import { AdministratorRules } from './ports/administrator-rules';
import { KnownColleges } from './ports/known-colleges';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';
import { VerifyMembership } from './verify-membership';

export interface UpdateAdministratorDetailsInput extends Duties {
  userId: number;
  collegeId: number;
}

/** Someone says for which college they work, and as what. Another college is a wish that waits beside what they are. */
@UseCase()
export class UpdateAdministratorDetails {
  constructor(
    private readonly representatives: Representatives,
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
      const person = await this.representatives.byId(userId);
      if (!person) throw new OtherRole();
      if (person.isMinor) throw new AdministratorIsMinor();
      if (!(await this.colleges.includes(collegeId))) throw new UnknownCollege();

      const { wanted, changed } = wish(own, { userId, collegeId }, this.clock.now());
      wanted.describe(duties);
      for (const one of new Set([...changed, wanted])) await this.memberships.save(one);
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

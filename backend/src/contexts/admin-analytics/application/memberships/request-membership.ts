import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { wish } from '../../domain/memberships/membership-request';
import { AdministratorRules } from './ports/administrator-rules';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';
import { VerifyMembership } from './verify-membership';

export interface RequestMembershipInput {
  userId: number;
  at: Date;
}

/**
 * Notes for which college someone who has just taken the administrator's role wants to speak: the one they named when
 * they registered. Anybody may want that: it waits for someone to confirm it.
 */
@UseCase()
export class RequestMembership {
  constructor(
    private readonly representatives: Representatives,
    private readonly memberships: Memberships,
    private readonly rules: AdministratorRules,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
  ) {}

  async execute({ userId, at }: RequestMembershipInput): Promise<void> {
    await this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      const person = await this.representatives.byId(userId);
      if (!person || person.isMinor || person.collegeId === null) return;
      // They have named a college since; or this is told once more.
      if (own.some((one) => one.isActive || one.isPending || one.requestedAt >= at)) return;

      for (const changed of wish(own, { userId, collegeId: person.collegeId }, at).changed) {
        await this.memberships.save(changed);
      }
      if (this.rules.verifiedAtOnce) await this.verifyMembership.execute(userId);
    });
  }
}

import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { wish } from '../domain/wish';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';
import { VerifyMembership } from './verify-membership';

export interface VerifiedAdministrator {
  readonly userId: number;
  readonly collegeId: number;
  readonly isMain: boolean;
}

/** The operator confirms that somebody speaks for the college they named. They then speak for no other one. */
@UseCase()
export class VerifyAdministrator {
  constructor(
    private readonly representatives: Representatives,
    private readonly memberships: Memberships,
    private readonly verifyMembership: VerifyMembership,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null when nobody of this name has the administrator's role
   * @throws NoCollegeNamed
   */
  async execute(username: string): Promise<VerifiedAdministrator | null> {
    const named = await this.representatives.byUsername(username);
    if (!named) return null;

    const { userId } = named;
    return this.transactions.run(async () => {
      const own = await this.memberships.ofUser(userId);
      // Asked again now that their memberships are held: the role may have been given up in between.
      const person = await this.representatives.byId(userId);
      if (!person) return null;

      const { collegeId } = person;
      if (collegeId !== null && !own.some((one) => one.isActive || one.isPending)) {
        const { changed } = wish(own, { userId, collegeId }, this.clock.now());
        for (const one of changed) await this.memberships.save(one);
      }
      const verified = await this.verifyMembership.execute(userId);
      return { userId, collegeId: verified.collegeId, isMain: verified.isMain };
    });
  }
}

import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { Membership } from '../domain/membership';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';

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
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns null when nobody of this name has the administrator's role */
  async execute(username: string): Promise<VerifiedAdministrator | null> {
    const person = await this.representatives.byUsername(username);
    if (!person) return null;

    const { userId, collegeId } = person;
    return this.transactions.run(async () => {
      const now = this.clock.now();
      await this.memberships.add(Membership.request(userId, collegeId, now));
      const all = await this.memberships.ofUser(userId);
      const others = all.filter((one) => one.collegeId !== collegeId && one.isActive);
      const wanted = all.find((one) => one.collegeId === collegeId)!;

      for (const other of others) other.remove();
      wanted.verify(await this.memberships.hasMain(collegeId), now);

      for (const changed of [...others, wanted]) await this.memberships.save(changed);
      return { userId, collegeId, isMain: wanted.isMain };
    });
  }
}

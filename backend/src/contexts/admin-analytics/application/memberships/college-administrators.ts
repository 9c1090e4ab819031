import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnCollege } from './own-membership';
import { Memberships } from './ports/memberships';
import { People } from './ports/people';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { AdministratorNotFound, MainRoleCannotBeDropped } from '../../domain/memberships/errors';
import { requireMainAdministrator } from '../../domain/memberships/membership-selection';

interface ListedAdministrator {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly department: string | null;
  readonly position: string | null;
  readonly isMainAdmin: boolean;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  /** Until when the administrator is verified. */
  readonly verifiedUntil: Date | null;
  /** When they asked to represent the college. */
  readonly createdAt: Date;
}

/** Lists the active administrators of the caller's college, the main one first. */
@UseCase()
export class ListAdministrators {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly people: People,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(by: number): Promise<ListedAdministrator[]> {
    const active = await this.memberships.listActive(await this.findOwnCollege.execute(by));
    const ids = active.map(({ userId }) => userId);
    const adults = await this.people.findNames(ids);
    const accounts = await this.people.listApplicants(ids);
    return active.flatMap((membership) => {
      const { userId, department, position, isMain, requestedAt: createdAt } = membership.snapshot();
      const account = accounts.find(({ id }) => id === userId);
      if (!account || !adults.has(userId)) return [];
      const { verifiedUntil } = membership;
      const { email, isSample } = account;
      const person = { id: userId, fullName: adults.get(userId)!, email, isSample, department, position, createdAt };
      return [{ ...person, isMainAdmin: isMain, verifiedUntil }];
    });
  }
}

interface HandOverMainRoleInput {
  by: number;
  /** The user who receives the main role. */
  toUserId: number;
  /** The raw value from the request; only true hands over the main role. */
  isMainAdmin: unknown;
}

/** Hands over the main role. A college with administrators has exactly one main administrator, before and after. */
@UseCase()
export class HandOverMainRole {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AdministratorNotVerified, TwoFactorNeeded, MainRoleCannotBeDropped, NotMainAdministrator,
   * AdministratorNotFound
   */
  async execute({ by, toUserId, isMainAdmin }: HandOverMainRoleInput): Promise<void> {
    await this.transactions.run(async () => {
      const collegeId = await this.findOwnCollege.execute(by);
      if (isMainAdmin !== true) throw new MainRoleCannotBeDropped();
      const administrators = await this.memberships.listActive(collegeId);
      const own = requireMainAdministrator(administrators, by);
      const successor = administrators.find(({ userId }) => userId === toUserId);
      const person = successor && (await this.people.find(toUserId));
      if (!successor || !person || person.isMinor) throw new AdministratorNotFound();

      own.handOverMainRole(successor, this.clock.now());
      // In this order, so that there are never two main administrators.
      await this.memberships.save(own);
      await this.memberships.save(successor);
    });
  }
}

import type { TwoFactorRule } from '../../../../../shared/domain/two-factor-rule';
import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { FindOwnCollege, ShowOwnMembership } from '../own-membership';
import { EndMemberships, LeaveCollege } from '../leave-college';
import { HandOverMainRole, ListAdministrators } from '../college-administrators';
import { KnownColleges, type NamedCollege } from '../ports/known-colleges';
import { RequestMembership, UpdateAdministratorDetails } from '../request-membership';
import { VerifyAdministrator, VerifyMembership } from '../verify-administrator';
import { InMemoryMemberships } from './in-memory-memberships';
import { StubPeople } from './stub-people';

export const NOON = new Date('2026-03-01T12:00:00Z');

class NineColleges extends KnownColleges {
  async exists(collegeId: number): Promise<boolean> {
    return collegeId <= 9;
  }

  async listByIds(ids: readonly number[]): Promise<NamedCollege[]> {
    return ids.filter((id) => id <= 9).map((id) => ({ id, name: `College ${id}`, staffDomain: 'college.edu' }));
  }

  async findStaffDomain(): Promise<string> {
    return 'college.edu';
  }
}

/**
 * Creates the use cases about administrators on fakes: ada (7) and ben (8) registered for college 1, carla (9) for
 * none.
 */
export function membershipFixture(rules: { twoFactor?: TwoFactorRule; verifiedAtOnce?: boolean } = {}) {
  const demands = { twoFactor: 'off' as TwoFactorRule, verifiedAtOnce: false, ...rules };
  const [memberships, people, transactions] = [new InMemoryMemberships(), new StubPeople(), new NoTransactions()];
  const clock = { at: NOON, now: () => clock.at };
  const colleges = new NineColleges();
  people.put('ada', { userId: 7, collegeId: 1 });
  people.put('ben', { userId: 8, collegeId: 1 });
  people.put('carla', { userId: 9, collegeId: null });

  const leaveCollege = new LeaveCollege(memberships, transactions, clock);
  const verifyMembership = new VerifyMembership(memberships, leaveCollege, transactions, clock);
  const verification = new VerifyAdministrator(
    ...([people, colleges, memberships, verifyMembership, transactions, clock] as const),
  );
  const findOwnCollege = new FindOwnCollege(memberships, people, demands, clock);
  const show = new ShowOwnMembership(memberships);
  return {
    memberships,
    people,
    clock,
    leaveCollege,
    request: new RequestMembership(people, colleges, memberships, demands, verifyMembership, transactions),
    update: new UpdateAdministratorDetails(
      ...([people, colleges, memberships, demands] as const),
      ...([verifyMembership, transactions, clock] as const),
    ),
    verify: (username: string, forcedBecause: string | null = null) =>
      verification.execute({ account: { username }, forcedBecause }),
    verification,
    verifyMembership,
    colleges,
    transactions,
    giveUp: new EndMemberships(memberships, transactions),
    findOwnCollege,
    handOver: new HandOverMainRole(findOwnCollege, memberships, people, transactions, clock),
    list: new ListAdministrators(findOwnCollege, memberships, people),
    shown: (userId: number) => show.execute(userId),
  };
}

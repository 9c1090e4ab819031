import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import { FindOwnCollege } from '../find-own-college';
import { EndMemberships } from '../end-memberships';
import { HandOverMainRole } from '../hand-over-main-role';
import { LeaveCollege } from '../leave-college';
import { ListAdministrators } from '../list-administrators';
import { KnownColleges, type NamedCollege } from '../ports/known-colleges';
import { RequestMembership } from '../request-membership';
import { ShowOwnMembership } from '../show-own-membership';
import { UpdateAdministratorDetails } from '../update-administrator-details';
import { VerifyAdministrator } from '../verify-administrator';
import { VerifyMembership } from '../verify-membership';
import { InMemoryMemberships } from './in-memory-memberships';
import { StubRepresentatives } from './stub-representatives';

export const NOON = new Date('2026-03-01T12:00:00Z');

class CollegesOneToNine extends KnownColleges {
  async includes(collegeId: number): Promise<boolean> {
    return collegeId <= 9;
  }

  async withIds(ids: readonly number[]): Promise<NamedCollege[]> {
    return ids.filter((id) => id <= 9).map((id) => ({ id, name: `College ${id}`, website: 'www.college.edu' }));
  }

  async websiteOf(): Promise<string> {
    return 'www.college.edu';
  }
}

/** Everything around administrators, on fakes: ada (7) and ben (8) registered for college 1, carla (9) for none. */
export function anOffice(rules: { twoFactorNeeded?: boolean; verifiedAtOnce?: boolean } = {}) {
  const demands = { twoFactorNeeded: false, verifiedAtOnce: false, ...rules };
  const [memberships, representatives, transactions] = [
    new InMemoryMemberships(),
    new StubRepresentatives(),
    new NoTransactions(),
  ];
  const clock = { at: NOON, now: () => clock.at };
  const colleges = new CollegesOneToNine();
  representatives.put('ada', { userId: 7, collegeId: 1 });
  representatives.put('ben', { userId: 8, collegeId: 1 });
  representatives.put('carla', { userId: 9, collegeId: null });

  const leaveCollege = new LeaveCollege(memberships, transactions);
  const verifyMembership = new VerifyMembership(memberships, leaveCollege, transactions, clock);
  const verification = new VerifyAdministrator(
    ...([representatives, colleges, memberships, verifyMembership, transactions, clock] as const),
  );
  const findOwnCollege = new FindOwnCollege(memberships, representatives, demands);
  const show = new ShowOwnMembership(memberships);
  return {
    ...{ memberships, representatives, clock, leaveCollege },
    request: new RequestMembership(representatives, memberships, demands, verifyMembership, transactions),
    update: new UpdateAdministratorDetails(
      ...([representatives, colleges, memberships, demands] as const),
      ...([verifyMembership, transactions, clock] as const),
    ),
    verify: (username: string, forcedBecause: string | null = null) =>
      verification.execute({ who: { username }, forcedBecause }),
    verification,
    colleges,
    transactions,
    giveUp: new EndMemberships(memberships, transactions),
    findOwnCollege,
    handOver: new HandOverMainRole(findOwnCollege, memberships, representatives, transactions, clock),
    list: new ListAdministrators(findOwnCollege, memberships, representatives),
    shown: (userId: number) => show.execute(userId),
  };
}

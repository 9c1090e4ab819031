import { Transactions } from '../../../../shared/application/transactions';
import { FindOwnCollege } from '../find-own-college';
import { GiveUpMemberships } from '../give-up-memberships';
import { LeaveCollege } from '../leave-college';
import { KnownColleges } from '../ports/known-colleges';
import { RequestMembership } from '../request-membership';
import { ShowOwnMembership } from '../show-own-membership';
import { UpdateAdministratorDetails } from '../update-administrator-details';
import { VerifyAdministrator } from '../verify-administrator';
import { VerifyMembership } from '../verify-membership';
import { InMemoryMemberships } from './in-memory-memberships';
import { RepresentativesAtHand } from './representatives-at-hand';

export const NOON = new Date('2026-03-01T12:00:00Z');

class NoTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

class CollegesOneToNine extends KnownColleges {
  async includes(collegeId: number): Promise<boolean> {
    return collegeId <= 9;
  }
}

/** Everything around administrators, on fakes: ada (7) and ben (8) registered for college 1, carla (9) for none. */
export function anOffice(rules: { twoFactorNeeded?: boolean; verifiedAtOnce?: boolean } = {}) {
  const demands = { twoFactorNeeded: false, verifiedAtOnce: false, ...rules };
  const [memberships, representatives, transactions] = [
    new InMemoryMemberships(),
    new RepresentativesAtHand(),
    new NoTransactions(),
  ];
  const clock = { at: NOON, now: () => clock.at };
  representatives.put('ada', { userId: 7, collegeId: 1 });
  representatives.put('ben', { userId: 8, collegeId: 1 });
  representatives.put('carla', { userId: 9, collegeId: null });

  const leaveCollege = new LeaveCollege(memberships, transactions);
  const verifyMembership = new VerifyMembership(memberships, leaveCollege, transactions, clock);
  const show = new ShowOwnMembership(memberships);
  return {
    ...{ memberships, representatives, clock, leaveCollege },
    request: new RequestMembership(representatives, memberships, demands, verifyMembership, transactions),
    update: new UpdateAdministratorDetails(
      ...([representatives, new CollegesOneToNine(), memberships, demands] as const),
      ...([verifyMembership, transactions, clock] as const),
    ),
    verify: new VerifyAdministrator(representatives, memberships, verifyMembership, transactions, clock),
    giveUp: new GiveUpMemberships(memberships, transactions),
    findOwnCollege: new FindOwnCollege(memberships, representatives, demands),
    shown: (userId: number) => show.execute(userId),
  };
}

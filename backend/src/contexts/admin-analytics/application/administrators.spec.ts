import { CollegeRights } from '../../../shared/application/college-rights';
import { Transactions } from '../../../shared/application/transactions';
import { NotVerified } from '../domain/errors';
import { FindOwnCollege } from './find-own-college';
import { RequestMembership } from './request-membership';
import { InMemoryMemberships } from './testing/in-memory-memberships';
import { describeMemberships } from './testing/memberships.contract';
import { RepresentativesAtHand } from './testing/representatives-at-hand';
import { VerifyAdministrator } from './verify-administrator';

const NOON = new Date('2026-03-01T12:00:00Z');

class NoTransactions extends Transactions {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** Believes the memberships, and that people keep their role until told otherwise. */
class RightsOfMemberships extends CollegeRights {
  readonly leftTheRole = new Set<number>();

  constructor(private readonly memberships: InMemoryMemberships) {
    super();
  }

  async speaksFor(userId: number, collegeId: number): Promise<boolean> {
    const own = await this.memberships.ofUser(userId);
    return !this.leftTheRole.has(userId) && own.some((one) => one.isActive && one.collegeId === collegeId);
  }
}

let memberships: InMemoryMemberships;
let representatives: RepresentativesAtHand;
let rights: RightsOfMemberships;
let request: RequestMembership;
let verify: VerifyAdministrator;
let findOwnCollege: FindOwnCollege;

beforeEach(() => {
  memberships = new InMemoryMemberships();
  representatives = new RepresentativesAtHand();
  rights = new RightsOfMemberships(memberships);
  request = new RequestMembership(representatives, memberships);
  verify = new VerifyAdministrator(representatives, memberships, new NoTransactions(), { now: () => NOON });
  findOwnCollege = new FindOwnCollege(memberships, rights);
  representatives.people.set('ada', { userId: 7, collegeId: 1 });
  representatives.people.set('ben', { userId: 8, collegeId: 1 });
});

describeMemberships('a Map', async () => new InMemoryMemberships());

describe('registering as an administrator', () => {
  it('leaves a wish that waits', async () => {
    await request.execute({ userId: 7, at: NOON });

    expect((await memberships.ofUser(7)).map((one) => one.snapshot())).toMatchObject([
      { collegeId: 1, status: 'pending', requestedAt: NOON },
    ]);
  });

  it('leaves one wish however often it is told', async () => {
    await request.execute({ userId: 7, at: NOON });
    await request.execute({ userId: 7, at: NOON });

    expect(await memberships.ofUser(7)).toHaveLength(1);
  });

  it('leaves nothing of somebody who has given up the role meanwhile', async () => {
    await request.execute({ userId: 99, at: NOON });

    expect(await memberships.ofUser(99)).toEqual([]);
  });
});

describe('verifying an administrator', () => {
  it('makes the first one of a college its main one, and the second one not', async () => {
    expect(await verify.execute('ada')).toEqual({ userId: 7, collegeId: 1, isMain: true });
    expect(await verify.execute('ben')).toEqual({ userId: 8, collegeId: 1, isMain: false });
  });

  it('says the same when it is done twice', async () => {
    await verify.execute('ada');

    expect(await verify.execute('ada')).toMatchObject({ isMain: true });
  });

  it('ends the right to speak for the college before', async () => {
    await verify.execute('ada');
    representatives.people.set('ada', { userId: 7, collegeId: 2 });
    await verify.execute('ada');

    expect(await rights.speaksFor(7, 1)).toBe(false);
    expect(await rights.speaksFor(7, 2)).toBe(true);
    expect(await memberships.hasMain(1)).toBe(false);
  });

  it('knows nobody without the role', async () => {
    expect(await verify.execute('carla')).toBeNull();
  });
});

describe('finding the college somebody speaks for', () => {
  it('names the one they were verified for', async () => {
    await verify.execute('ada');

    expect(await findOwnCollege.execute(7)).toBe(1);
  });

  it('refuses while the wish waits', async () => {
    await request.execute({ userId: 7, at: NOON });

    await expect(findOwnCollege.execute(7)).rejects.toThrow(NotVerified);
  });

  it('refuses once the role is gone, although the membership is active', async () => {
    await verify.execute('ada');
    rights.leftTheRole.add(7);

    await expect(findOwnCollege.execute(7)).rejects.toThrow(NotVerified);
  });

  it('refuses a stranger', async () => {
    await expect(findOwnCollege.execute(99)).rejects.toThrow(NotVerified);
  });
});

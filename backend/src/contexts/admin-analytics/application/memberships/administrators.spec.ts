import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import {
  AddressNotConfirmed,
  AddressNotOfCollege,
  AdministratorIsMinor,
  AdministratorNotFound,
  LastMainAdministrator,
  MainRoleCannotBeDropped,
  NotMainAdministrator,
  NoCollegeNamed,
  CollegeAdministratorRoleNeeded,
  TwoFactorNeeded,
  UnknownCollege,
} from '../../domain/memberships/errors';
import { membershipFixture, NOON } from './testing/membership-fixture';
import { InMemoryMemberships } from './testing/in-memory-memberships';
import { describeMemberships } from './testing/memberships.contract';

const [ADA, BEN, CARLA] = [7, 8, 9];
const LATER = new Date('2026-03-02T12:00:00Z');
const DUTIES = { department: 'Admissions', position: 'Officer' };

let setup: ReturnType<typeof membershipFixture>;
beforeEach(() => (setup = membershipFixture()));

const requestMembership = (userId: number, at = NOON) => setup.request.execute({ userId, at });
const update = (userId: number, collegeId: number, duties = DUTIES) =>
  setup.update.execute({ userId, collegeId, ...duties });

describeMemberships('a Map', async () => new InMemoryMemberships());

describe('taking the administrator role', () => {
  it('creates a request for the college named at registration', async () => {
    await requestMembership(ADA);

    expect(await setup.shown(ADA)).toEqual({
      collegeId: 1,
      status: 'pending',
      department: null,
      position: null,
      isMainAdmin: false,
      requestedCollegeId: null,
    });
  });

  it('creates no request for a user without a college, or who has since given up the role', async () => {
    await requestMembership(CARLA);
    await requestMembership(99);

    expect([await setup.shown(CARLA), await setup.shown(99)]).toEqual([null, null]);
  });

  it('is refused for a college that does not exist', async () => {
    setup.people.put('erin', { userId: 11, collegeId: 10 });
    await expect(requestMembership(11)).rejects.toThrow(UnknownCollege);
    expect(await setup.shown(11)).toBeNull();
  });

  it('does not restore a request that was ended since, when the event arrives again', async () => {
    await requestMembership(ADA);
    await setup.giveUp.execute(ADA);
    await requestMembership(ADA);
    expect(await setup.shown(ADA)).toBeNull();

    await requestMembership(ADA, LATER);
    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 1, status: 'pending' });
  });

  it('does not replace a request for another college made since', async () => {
    await update(ADA, 2);
    await requestMembership(ADA, LATER);

    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 2, status: 'pending' });
  });
});

describe('verifying an administrator', () => {
  it('makes the first administrator of a college its main administrator, but not the second', async () => {
    expect(await setup.verify('ada')).toEqual({ userId: ADA, collegeId: 1, isMain: true });
    expect(await setup.verify('ben')).toEqual({ userId: BEN, collegeId: 1, isMain: false });
  });

  it('returns the same result when repeated', async () => {
    await setup.verify('ada');

    expect(await setup.verify('ada')).toMatchObject({ isMain: true });
  });

  it('moves the user to the requested college, and the main role of the old one to the longest-serving colleague', async () => {
    await setup.verify('ada');
    setup.clock.at = LATER;
    await setup.verify('ben');
    await update(ADA, 2);
    await setup.verify('ada');

    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 2, status: 'active', isMainAdmin: true, ...DUTIES });
    expect(await setup.shown(BEN)).toMatchObject({ collegeId: 1, isMainAdmin: true });
    expect(await setup.memberships.listActive(1)).toHaveLength(1);
  });

  it('returns null for a user without the role, and rejects one without a college', async () => {
    expect(await setup.verify('dora')).toBeNull();
    await expect(setup.verify('carla')).rejects.toThrow(NoCollegeNamed);
  });
});

describe('the conditions for verification', () => {
  it('exclude people under 18, with or without a reason', async () => {
    setup.people.put('minor', { userId: 10, collegeId: 1, isMinor: true });

    await expect(setup.verify('minor')).rejects.toThrow(AdministratorIsMinor);
    await expect(setup.verify('minor', 'met in person')).rejects.toThrow(AdministratorIsMinor);
    await expect(update(10, 1)).rejects.toThrow(AdministratorIsMinor);
    await requestMembership(10);
    expect(await setup.memberships.listByUser(10)).toEqual([]);
  });

  it('also remove the rights of a verified administrator under 18', async () => {
    await setup.verify('ada');
    setup.people.put('ada', { userId: ADA, collegeId: 1, isMinor: true });

    await expect(setup.findOwnCollege.execute(ADA)).rejects.toThrow(AdministratorNotVerified);
  });

  it.each([
    ['no confirmed address', null, AddressNotConfirmed],
    ['an address elsewhere', 'dora@example.org', AddressNotOfCollege],
    ['an address for alumni', 'dora@alumni.college.edu', AddressNotOfCollege],
    ['an address for students', 'dora@students.college.edu', AddressNotOfCollege],
  ])('exclude a user with %s', async (_, confirmedEmail, refusal) => {
    setup.people.put('dora', { userId: 10, collegeId: 1, confirmedEmail });

    await expect(setup.verify('dora')).rejects.toThrow(refusal);
    expect(await setup.memberships.listActive(1)).toEqual([]);
  });

  it('do not require an address if the operator gives a reason', async () => {
    setup.people.put('dora', { userId: 10, collegeId: 1, confirmedEmail: null });

    expect(await setup.verify('dora', 'called the registrar')).toMatchObject({ isMain: true });
  });

  it('compare the address with the requested college, not the current one', async () => {
    await setup.verify('ada');
    setup.people.put('ada', { userId: ADA, collegeId: 1, confirmedEmail: 'ada@example.org' });
    expect(await setup.verify('ada')).toMatchObject({ collegeId: 1 });

    await update(ADA, 2);
    await expect(setup.verify('ada')).rejects.toThrow(AddressNotOfCollege);
    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 1, status: 'active', requestedCollegeId: 2 });
  });
});

describe('changing the college and duties', () => {
  it('changes the duties of a pending or active membership immediately', async () => {
    await requestMembership(ADA);
    await update(ADA, 1);
    expect(await setup.shown(ADA)).toMatchObject({ status: 'pending', ...DUTIES });

    await setup.verify('ada');
    await update(ADA, 1, { ...DUTIES, position: 'Dean' });
    expect(await setup.shown(ADA)).toMatchObject({ status: 'active', isMainAdmin: true, position: 'Dean' });
  });

  it('adds a request beside the active membership, replacing an earlier request', async () => {
    await setup.verify('ada');
    await update(ADA, 2);
    await update(ADA, 3);

    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 1, status: 'active', requestedCollegeId: 3 });
    expect(await setup.findOwnCollege.execute(ADA)).toBe(1);
  });

  it('creates a request for a user who registered with another role', async () => {
    await update(CARLA, 2);
    await setup.verify('carla');

    expect(await setup.findOwnCollege.execute(CARLA)).toBe(2);
  });

  it('rejects an unknown college, and users with another role', async () => {
    await expect(update(ADA, 10)).rejects.toThrow(UnknownCollege);
    await expect(update(99, 1)).rejects.toThrow(CollegeAdministratorRoleNeeded);
  });
});

describe('handing over the main role', () => {
  beforeEach(async () => {
    await setup.verify('ada');
    await setup.verify('ben');
  });
  const handOver = (by: number, toUserId: number, isMainAdmin: unknown) =>
    setup.handOver.execute({ by, toUserId, isMainAdmin });
  const listMainIds = async (collegeId = 1) =>
    (await setup.memberships.listActive(collegeId)).filter(({ isMain }) => isMain).map(({ userId }) => userId);

  it('makes a colleague the main administrator, and allows the former one to leave the role', async () => {
    await handOver(ADA, BEN, true);
    expect(await listMainIds()).toEqual([BEN]);
    expect(await setup.list.execute(ADA)).toMatchObject([
      { id: BEN, isMainAdmin: true },
      { id: ADA, isMainAdmin: false },
    ]);
    await setup.giveUp.execute(ADA);
    expect(await listMainIds()).toEqual([BEN]);
  });

  it('changes nothing when it is handed to the main administrator themselves', async () => {
    await handOver(ADA, ADA, true);
    expect(await listMainIds()).toEqual([ADA]);
  });

  it('is rejected for everyone but the main administrator', async () => {
    await expect(handOver(BEN, BEN, true)).rejects.toThrow(NotMainAdministrator);
    await expect(handOver(99, BEN, true)).rejects.toThrow(AdministratorNotVerified);
    expect(await listMainIds()).toEqual([ADA]);
  });

  it.each([
    ['a stranger', 99],
    ['someone of another college', CARLA],
    ['a pending administrator', 10],
    ['someone with another role by now', 11],
    ['someone under 18', 12],
  ])('is rejected to %s', async (_, toUserId) => {
    await update(CARLA, 2);
    await setup.verify('carla');
    setup.people.put('waiting', { userId: 10, collegeId: 1 });
    await requestMembership(10);
    for (const [name, userId] of [
      ['former', 11],
      ['minor', 12],
    ] as const) {
      setup.people.put(name, { userId, collegeId: 1 });
      await setup.verify(name);
    }
    setup.people.remove('former');
    setup.people.put('minor', { userId: 12, collegeId: 1, isMinor: true });

    await expect(handOver(ADA, toUserId, true)).rejects.toThrow(AdministratorNotFound);
    expect(await listMainIds()).toEqual([ADA]);
  });

  it.each([false, null, undefined, 'true', 1])('is rejected for isMainAdmin %j', async (isMainAdmin) => {
    await expect(handOver(ADA, BEN, isMainAdmin)).rejects.toThrow(MainRoleCannotBeDropped);
    expect(await listMainIds()).toEqual([ADA]);
  });
});

describe('giving up the role', () => {
  it('ends the membership and the request', async () => {
    await setup.verify('ada');
    await setup.verify('ben');
    await update(BEN, 2);
    await setup.giveUp.execute(BEN);

    expect(await setup.shown(BEN)).toBeNull();
  });

  it('is rejected for the main administrator and ends nothing', async () => {
    await setup.verify('ada');
    await update(ADA, 2);

    await expect(setup.giveUp.execute(ADA)).rejects.toThrow(LastMainAdministrator);
    expect(await setup.shown(ADA)).toMatchObject({ isMainAdmin: true, requestedCollegeId: 2 });
  });

  it('does nothing for a user without a membership', async () => {
    await expect(setup.giveUp.execute(99)).resolves.toBeUndefined();
  });
});

describe('finding the caller’s college', () => {
  it('is rejected while the request is pending, and for users without a membership', async () => {
    await requestMembership(ADA);

    await expect(setup.findOwnCollege.execute(ADA)).rejects.toThrow(AdministratorNotVerified);
    await expect(setup.findOwnCollege.execute(99)).rejects.toThrow(AdministratorNotVerified);
  });

  it('is rejected after the role changed, although the membership is active', async () => {
    await setup.verify('ada');
    setup.people.remove('ada');

    await expect(setup.findOwnCollege.execute(ADA)).rejects.toThrow(AdministratorNotVerified);
  });

  it('requires a second factor if the operator demands one', async () => {
    setup = membershipFixture({ twoFactor: 'all' });
    await setup.verify('ada');
    await expect(setup.findOwnCollege.execute(ADA)).rejects.toThrow(TwoFactorNeeded);

    setup.people.put('ada', { userId: ADA, collegeId: 1, twoFactorEnabled: true });
    expect(await setup.findOwnCollege.execute(ADA)).toBe(1);
  });
});

describe('with verifiedAtOnce', () => {
  beforeEach(() => (setup = membershipFixture({ verifiedAtOnce: true })));

  it('a user who takes the role represents the college named at registration', async () => {
    await requestMembership(ADA);

    expect(await setup.findOwnCollege.execute(ADA)).toBe(1);
  });

  it('a user who requests another college represents that one', async () => {
    await requestMembership(ADA);
    await update(ADA, 2);

    expect(await setup.shown(ADA)).toMatchObject({ collegeId: 2, status: 'active', requestedCollegeId: null });
  });
});

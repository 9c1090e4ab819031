import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { TwoFactorNeeded } from '../../domain/memberships/errors';
import { membershipFixture, NOON } from './testing/membership-fixture';

const [ADA, BEN] = [7, 8];
const DUTIES = { department: 'Admissions', position: 'Officer' };

describe('the college an administrator can read about', () => {
  it('is the one they represent or asked to represent', async () => {
    const { findOwnCollege, verify, request } = membershipFixture();
    await verify('ada');
    await request.execute({ userId: BEN, at: NOON });
    expect(await findOwnCollege.getReadableCollege(ADA)).toEqual({
      collegeId: 1,
      verification: {
        status: 'active',
        isMainAdmin: true,
        emailConfirmed: true,
        verifiedUntil: new Date('2027-03-01T12:00:00Z'),
        twoFactorNeededFrom: null,
      },
    });
    expect(await findOwnCollege.getReadableCollege(BEN)).toEqual({
      collegeId: 1,
      verification: {
        status: 'pending',
        isMainAdmin: false,
        emailConfirmed: true,
        verifiedUntil: null,
        twoFactorNeededFrom: null,
      },
    });
  });

  it('includes whether the address is confirmed', async () => {
    const { findOwnCollege, people, request } = membershipFixture();
    await request.execute({ userId: BEN, at: NOON });
    people.put('ben', { userId: BEN, collegeId: 1, confirmedEmail: null });
    expect((await findOwnCollege.getReadableCollege(BEN)).verification.emailConfirmed).toBe(false);
  });

  it('does not exist for strangers, minors and users with another role', async () => {
    const { findOwnCollege, people, request } = membershipFixture();
    await request.execute({ userId: BEN, at: NOON });
    await expect(findOwnCollege.getReadableCollege(99)).rejects.toThrow(AdministratorNotVerified);
    people.put('ben', { userId: BEN, collegeId: 1, isMinor: true });
    await expect(findOwnCollege.getReadableCollege(BEN)).rejects.toThrow(AdministratorNotVerified);
    await expect(findOwnCollege.execute(BEN)).rejects.toThrow(AdministratorNotVerified);
    people.remove('ben');
    await expect(findOwnCollege.getReadableCollege(BEN)).rejects.toThrow(AdministratorNotVerified);
  });

  it('requires a second factor only from active administrators, if the operator demands one', async () => {
    const { findOwnCollege, verify, request } = membershipFixture({ twoFactor: 'all' });
    await verify('ada');
    await request.execute({ userId: BEN, at: NOON });
    await expect(findOwnCollege.getReadableCollege(ADA)).rejects.toThrow(TwoFactorNeeded);
    expect(await findOwnCollege.getReadableCollege(BEN)).toMatchObject({ collegeId: 1 });
  });
});

describe('with two-factor authentication required from main administrators after 14 days', () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const setup = () => membershipFixture({ twoFactor: 'main-admins' });

  it('a main administrator without it has access and sees the deadline until then', async () => {
    const { findOwnCollege, verify, clock } = setup();
    await verify('ada');
    const end = new Date(clock.at.getTime() + 14 * DAY);
    expect((await findOwnCollege.getReadableCollege(ADA)).verification.twoFactorNeededFrom).toEqual(end);

    clock.at = new Date(end.getTime() - 1);
    expect(await findOwnCollege.execute(ADA)).toBe(1);
    clock.at = end;
    await expect(findOwnCollege.execute(ADA)).rejects.toThrow(TwoFactorNeeded);
  });

  it('a main administrator with it has access and sees no deadline', async () => {
    const { findOwnCollege, verify, clock, people } = setup();
    await verify('ada');
    people.put('ada', { userId: ADA, collegeId: 1, twoFactorEnabled: true });
    clock.at = new Date(clock.at.getTime() + 20 * DAY);
    expect(await findOwnCollege.execute(ADA)).toBe(1);
    expect((await findOwnCollege.getReadableCollege(ADA)).verification.twoFactorNeededFrom).toBeNull();
  });

  it('other administrators do not need it, and a new main administrator gets 14 days', async () => {
    const { findOwnCollege, verify, clock, people, handOver } = setup();
    await verify('ada');
    await verify('ben');
    people.put('ada', { userId: ADA, collegeId: 1, twoFactorEnabled: true });
    clock.at = new Date(clock.at.getTime() + 20 * DAY);
    expect(await findOwnCollege.execute(BEN)).toBe(1);

    await handOver.execute({ by: ADA, toUserId: BEN, isMainAdmin: true });
    expect(await findOwnCollege.execute(BEN)).toBe(1);
    clock.at = new Date(clock.at.getTime() + 14 * DAY);
    await expect(findOwnCollege.execute(BEN)).rejects.toThrow(TwoFactorNeeded);
  });
});

describe('verifying an administrator who requested another college than at registration', () => {
  it('verifies them for the requested college', async () => {
    const { verify, update } = membershipFixture();
    await update.execute({ userId: BEN, collegeId: 2, ...DUTIES });
    expect(await verify('ben')).toMatchObject({ userId: BEN, collegeId: 2 });
  });
});

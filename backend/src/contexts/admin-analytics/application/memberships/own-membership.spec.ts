import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { TwoFactorNeeded } from '../../domain/memberships/errors';
import { membershipFixture, NOON } from './testing/membership-fixture';

const [ADA, BEN] = [7, 8];
const DUTIES = { department: 'Admissions', position: 'Officer' };

describe('the college an administrator may read about', () => {
  it('is the one they speak for, or wait to speak for', async () => {
    const { findOwnCollege, verify, request } = membershipFixture();
    await verify('ada');
    await request.execute({ userId: BEN, at: NOON });
    expect(await findOwnCollege.toRead(ADA)).toEqual({
      collegeId: 1,
      verification: {
        status: 'active',
        isMainAdmin: true,
        emailConfirmed: true,
        verifiedUntil: new Date('2027-03-01T12:00:00Z'),
        twoFactorNeededFrom: null,
      },
    });
    expect(await findOwnCollege.toRead(BEN)).toEqual({
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

  it('says whether the address is confirmed', async () => {
    const { findOwnCollege, people, request } = membershipFixture();
    await request.execute({ userId: BEN, at: NOON });
    people.put('ben', { userId: BEN, collegeId: 1, confirmedEmail: null });
    expect((await findOwnCollege.toRead(BEN)).verification.emailConfirmed).toBe(false);
  });

  it('is none for strangers, minors, and people of another role', async () => {
    const { findOwnCollege, people, request } = membershipFixture();
    await request.execute({ userId: BEN, at: NOON });
    await expect(findOwnCollege.toRead(99)).rejects.toThrow(AdministratorNotVerified);
    people.put('ben', { userId: BEN, collegeId: 1, isMinor: true });
    await expect(findOwnCollege.toRead(BEN)).rejects.toThrow(AdministratorNotVerified);
    await expect(findOwnCollege.execute(BEN)).rejects.toThrow(AdministratorNotVerified);
    people.remove('ben');
    await expect(findOwnCollege.toRead(BEN)).rejects.toThrow(AdministratorNotVerified);
  });

  it('needs a second factor of an active administrator alone, where the operator demands one', async () => {
    const { findOwnCollege, verify, request } = membershipFixture({ twoFactor: 'all' });
    await verify('ada');
    await request.execute({ userId: BEN, at: NOON });
    await expect(findOwnCollege.toRead(ADA)).rejects.toThrow(TwoFactorNeeded);
    expect(await findOwnCollege.toRead(BEN)).toMatchObject({ collegeId: 1 });
  });
});

describe('where main administrators need two-factor authentication after 14 days', () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const office = () => membershipFixture({ twoFactor: 'main-admins' });

  it('a main administrator acts until then, and is shown until when', async () => {
    const { findOwnCollege, verify, clock } = office();
    await verify('ada');
    const end = new Date(clock.at.getTime() + 14 * DAY);
    expect((await findOwnCollege.toRead(ADA)).verification.twoFactorNeededFrom).toEqual(end);

    clock.at = new Date(end.getTime() - 1);
    expect(await findOwnCollege.execute(ADA)).toBe(1);
    clock.at = end;
    await expect(findOwnCollege.execute(ADA)).rejects.toThrow(TwoFactorNeeded);
  });

  it('a main administrator who has it acts, and is shown no date', async () => {
    const { findOwnCollege, verify, clock, people } = office();
    await verify('ada');
    people.put('ada', { userId: ADA, collegeId: 1, twoFactorEnabled: true });
    clock.at = new Date(clock.at.getTime() + 20 * DAY);
    expect(await findOwnCollege.execute(ADA)).toBe(1);
    expect((await findOwnCollege.toRead(ADA)).verification.twoFactorNeededFrom).toBeNull();
  });

  it('the others act without it, and a new main administrator has 14 days of their own', async () => {
    const { findOwnCollege, verify, clock, people, handOver } = office();
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

describe('verifying an administrator who waits for another college than the registered one', () => {
  it('is for the college they wait for', async () => {
    const { verify, update } = membershipFixture();
    await update.execute({ userId: BEN, collegeId: 2, ...DUTIES });
    expect(await verify('ben')).toMatchObject({ userId: BEN, collegeId: 2 });
  });
});

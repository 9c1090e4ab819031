import {
  ExternalSignInRefused,
  type ExternalIdentity,
  type IdentityId,
  type VerifiedIdentity,
  type PendingRegistration,
  type SignInAttempt,
} from '../../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../../domain/users/user-state';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { ExternalIdentities, PendingRegistrations, SignInAttempts } from '../ports/external-sign-in';

/** What Google reports about Robin. */
export const aProvenIdentity = (overrides: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  provider: 'google',
  collegeId: null,
  issuer: 'https://provider.example',
  subject: 'subject-1',
  email: 'robin@example.org',
  isEmailVerified: true,
  fullName: 'Robin Example',
  ...overrides,
});

/** Contract for every store of external identities, in PostgreSQL or in memory. */
export function describeExternalIdentities(
  name: string,
  open: () => Promise<{ identities: ExternalIdentities; robin: UserId; kim: UserId }>,
): void {
  describe(`${name} keeps external identities`, () => {
    let identities: ExternalIdentities;
    let robin: UserId;
    let kim: UserId;
    beforeEach(async () => ({ identities, robin, kim } = await open()));

    const anIdentity = (overrides: Partial<ExternalIdentity> = {}): ExternalIdentity => ({
      userId: robin,
      provider: 'google',
      collegeId: null,
      issuer: 'https://provider.example',
      subject: 'subject-1',
      email: 'robin@example.org',
      linkedAt: NOON,
      ...overrides,
    });

    it('finds the owner of an identity', async () => {
      await identities.add(anIdentity());
      expect(await identities.findOwner(anIdentity())).toBe(robin);
    });

    it('finds no owner for another issuer or another subject', async () => {
      await identities.add(anIdentity());
      expect(await identities.findOwner(anIdentity({ issuer: 'https://other.example' }))).toBeNull();
      expect(await identities.findOwner(anIdentity({ subject: 'SUBJECT-1' }))).toBeNull();
    });

    it('stores an identity only once, for any user', async () => {
      await identities.add(anIdentity());
      const again = identities.add(anIdentity({ userId: kim }));
      await expect(again).rejects.toThrow(ExternalSignInRefused);
    });

    it('stores an identity only once, even concurrently', async () => {
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => identities.add(anIdentity({ userId: n % 2 ? robin : kim }))),
      );
      expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('lists the identities of one user, oldest first', async () => {
      await identities.add(anIdentity({ subject: '2', linkedAt: minutesLater(2), email: null, provider: 'linkedin' }));
      await identities.add(anIdentity({ subject: '1', linkedAt: minutesLater(1) }));
      await identities.add(anIdentity({ subject: '3', userId: kim }));
      expect(await identities.listByUserId(robin)).toEqual([
        { ...anIdentity({ subject: '1', linkedAt: minutesLater(1) }), id: expect.any(Number) },
        {
          ...anIdentity({ subject: '2', linkedAt: minutesLater(2), email: null, provider: 'linkedin' }),
          id: expect.any(Number),
        },
      ]);
    });

    it('finds no owner for a deleted identity', async () => {
      await identities.add(anIdentity());
      const [kept] = await identities.listByUserId(robin);
      await identities.delete(kept!.id);
      await identities.delete(999_999 as IdentityId);
      expect(await identities.findOwner(anIdentity())).toBeNull();
    });

    it('deletes the identities of one user at the provider of one college', async () => {
      const ofCollege = { provider: 'college', issuer: 'https://sso.college.example' } as const;
      await identities.add(anIdentity());
      await identities.add(anIdentity({ ...ofCollege, collegeId: 1, subject: '1' }));
      await identities.add(anIdentity({ ...ofCollege, collegeId: 2, subject: '2' }));
      await identities.add(anIdentity({ ...ofCollege, collegeId: 1, subject: '3', userId: kim }));
      await identities.deleteByCollege(robin, 1);
      await identities.deleteByCollege(robin, 1);
      expect((await identities.listByUserId(robin)).map(({ collegeId }) => collegeId)).toEqual([null, 2]);
      expect(await identities.listByUserId(kim)).toHaveLength(1);
    });
  });
}

/** Contract for every store of sign-in attempts with a provider. */
export function describeSignInAttempts(
  name: string,
  open: () => Promise<{ attempts: SignInAttempts; robin: UserId }>,
): void {
  describe(`${name} keeps external sign-in attempts`, () => {
    const keys = { state: 'state', browserSecret: 'browser' };
    let attempts: SignInAttempts;
    let attempt: SignInAttempt;
    beforeEach(async () => {
      const opened = await open();
      attempts = opened.attempts;
      attempt = {
        provider: 'google',
        collegeId: null,
        purpose: 'connect',
        role: 'alumni',
        next: '/messages',
        userId: opened.robin,
        expiresAt: minutesLater(10),
      };
      await attempts.begin(keys, attempt);
    });

    it('returns an attempt once', async () => {
      expect(await attempts.consume(keys, 'google', NOON)).toEqual(attempt);
      expect(await attempts.consume(keys, 'google', NOON)).toBeNull();
    });

    it('returns an attempt only once, even concurrently', async () => {
      const found = await Promise.all(Array.from({ length: 20 }, () => attempts.consume(keys, 'google', NOON)));
      expect(found.filter((answer) => answer !== null)).toHaveLength(1);
    });

    it.each([
      ['in another browser', { ...keys, browserSecret: 'other' }, 'google', NOON],
      ['for another state', { ...keys, state: 'other' }, 'google', NOON],
      ['at another provider', keys, 'linkedin', NOON],
      ['too late', keys, 'google', minutesLater(10)],
    ] as const)('finds no attempt %s, and consumes none', async (_, other, provider, at) => {
      expect(await attempts.consume(other, provider, at)).toBeNull();
      expect(await attempts.consume(keys, 'google', NOON)).toEqual(attempt);
    });

    it('stores attempts without a user or a next page', async () => {
      const other = { state: 'state 2', browserSecret: 'browser 2' };
      const attemptWithoutUser: SignInAttempt = { ...attempt, purpose: 'enter', userId: null, next: null };
      await attempts.begin(other, attemptWithoutUser);
      expect(await attempts.consume(other, 'google', NOON)).toEqual(attemptWithoutUser);
    });
  });
}

/** Contract for every store of pending registrations. */
export function describePendingRegistrations(name: string, open: () => Promise<PendingRegistrations>): void {
  describe(`${name} keeps pending registrations`, () => {
    let pending: PendingRegistrations;
    const waiting: PendingRegistration = {
      identity: aProvenIdentity(),
      role: 'college_admin',
      next: '/messages',
      expiresAt: minutesLater(30),
    };
    beforeEach(async () => {
      pending = await open();
      await pending.save('secret', waiting);
    });

    it('finds a registration any number of times', async () => {
      expect(await pending.find('secret', NOON)).toEqual(waiting);
      expect(await pending.find('secret', NOON)).toEqual(waiting);
    });

    it('stores a registration without address and name', async () => {
      const unknown = aProvenIdentity({ email: null, fullName: null, isEmailVerified: false });
      await pending.save('other', { ...waiting, identity: unknown, next: null });
      expect(await pending.find('other', NOON)).toEqual({ ...waiting, identity: unknown, next: null });
    });

    it('finds nothing for another secret or after expiry', async () => {
      expect(await pending.find('guessed', NOON)).toBeNull();
      expect(await pending.find('secret', minutesLater(30))).toBeNull();
      expect(await pending.consume('guessed', NOON)).toBe(false);
      expect(await pending.consume('secret', minutesLater(30))).toBe(false);
    });

    it('consumes a registration only once, even concurrently', async () => {
      const consumedRegistrations = await Promise.all(
        Array.from({ length: 20 }, () => pending.consume('secret', NOON)),
      );
      expect(consumedRegistrations.filter(Boolean)).toHaveLength(1);
      expect(await pending.find('secret', NOON)).toBeNull();
    });
  });
}

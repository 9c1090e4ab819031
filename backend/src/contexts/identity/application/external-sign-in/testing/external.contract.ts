import {
  ExternalSignInRefused,
  type ExternalIdentity,
  type IdentityId,
  type ProvenIdentity,
  type PendingRegistration,
  type SignInAttempt,
} from '../../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../../domain/users/user-state';
import { later, NOON } from '../../users/testing/user-fixture';
import type { ExternalIdentities, PendingRegistrations, SignInAttempts } from '../ports/external-sign-in';

/** What Google says of Robin. */
export const aProvenIdentity = (overrides: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  provider: 'google',
  issuer: 'https://provider.example',
  subject: 'subject-1',
  email: 'robin@example.org',
  isEmailVerified: true,
  fullName: 'Robin Example',
  ...overrides,
});

/** What every store of external identities must do, whether it keeps them in PostgreSQL or in a Map. */
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
      issuer: 'https://provider.example',
      subject: 'subject-1',
      email: 'robin@example.org',
      linkedAt: NOON,
      ...overrides,
    });

    it('tells whose an identity is', async () => {
      await identities.add(anIdentity());
      expect(await identities.findOwner(anIdentity())).toBe(robin);
    });

    it('knows no one by the subject of another issuer, nor by another subject', async () => {
      await identities.add(anIdentity());
      expect(await identities.findOwner(anIdentity({ issuer: 'https://other.example' }))).toBeNull();
      expect(await identities.findOwner(anIdentity({ subject: 'SUBJECT-1' }))).toBeNull();
    });

    it('takes an identity once, for any user', async () => {
      await identities.add(anIdentity());
      const again = identities.add(anIdentity({ userId: kim }));
      await expect(again).rejects.toThrow(ExternalSignInRefused);
    });

    it('takes an identity once however many come with it at the same time', async () => {
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => identities.add(anIdentity({ userId: n % 2 ? robin : kim }))),
      );
      expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('lists those of one person, oldest first', async () => {
      await identities.add(anIdentity({ subject: '2', linkedAt: later(2), email: null, provider: 'linkedin' }));
      await identities.add(anIdentity({ subject: '1', linkedAt: later(1) }));
      await identities.add(anIdentity({ subject: '3', userId: kim }));
      expect(await identities.listByUserId(robin)).toEqual([
        { ...anIdentity({ subject: '1', linkedAt: later(1) }), id: expect.any(Number) },
        {
          ...anIdentity({ subject: '2', linkedAt: later(2), email: null, provider: 'linkedin' }),
          id: expect.any(Number),
        },
      ]);
    });

    it('knows no one by an identity that was removed', async () => {
      await identities.add(anIdentity());
      const [kept] = await identities.listByUserId(robin);
      await identities.delete(kept!.id);
      await identities.delete(999_999 as IdentityId);
      expect(await identities.findOwner(anIdentity())).toBeNull();
    });
  });
}

/** What every store of attempts to sign in elsewhere must do. */
export function describeSignInAttempts(
  name: string,
  open: () => Promise<{ attempts: SignInAttempts; robin: UserId }>,
): void {
  describe(`${name} keeps attempts to sign in elsewhere`, () => {
    const keys = { state: 'state', browserSecret: 'browser' };
    let attempts: SignInAttempts;
    let attempt: SignInAttempt;
    beforeEach(async () => {
      const opened = await open();
      attempts = opened.attempts;
      attempt = {
        provider: 'google',
        purpose: 'connect',
        role: 'alumni',
        next: '/messages',
        userId: opened.robin,
        expiresAt: later(10),
      };
      await attempts.begin(keys, attempt);
    });

    it('tells what was begun, once', async () => {
      expect(await attempts.spend(keys, 'google', NOON)).toEqual(attempt);
      expect(await attempts.spend(keys, 'google', NOON)).toBeNull();
    });

    it('tells it once however many come at the same time', async () => {
      const found = await Promise.all(Array.from({ length: 20 }, () => attempts.spend(keys, 'google', NOON)));
      expect(found.filter((answer) => answer !== null)).toHaveLength(1);
    });

    it.each([
      ['in another browser', { ...keys, browserSecret: 'other' }, 'google', NOON],
      ['for another state', { ...keys, state: 'other' }, 'google', NOON],
      ['at another provider', keys, 'linkedin', NOON],
      ['too late', keys, 'google', later(10)],
    ] as const)('knows none %s, and uses none up', async (_, other, provider, at) => {
      expect(await attempts.spend(other, provider, at)).toBeNull();
      expect(await attempts.spend(keys, 'google', NOON)).toEqual(attempt);
    });

    it('may be of no one and lead nowhere', async () => {
      const other = { state: 'state 2', browserSecret: 'browser 2' };
      const ofNobody: SignInAttempt = { ...attempt, purpose: 'enter', userId: null, next: null };
      await attempts.begin(other, ofNobody);
      expect(await attempts.spend(other, 'google', NOON)).toEqual(ofNobody);
    });
  });
}

/** What every store of unfinished registrations must do. */
export function describePendingRegistrations(name: string, open: () => Promise<PendingRegistrations>): void {
  describe(`${name} keeps unfinished registrations`, () => {
    let pending: PendingRegistrations;
    const waiting: PendingRegistration = {
      identity: aProvenIdentity(),
      role: 'college_admin',
      next: '/messages',
      expiresAt: later(30),
    };
    beforeEach(async () => {
      pending = await open();
      await pending.save('secret', waiting);
    });

    it('tells who waits, as often as asked', async () => {
      expect(await pending.find('secret', NOON)).toEqual(waiting);
      expect(await pending.find('secret', NOON)).toEqual(waiting);
    });

    it('tells it of someone about whom little is known', async () => {
      const unknown = aProvenIdentity({ email: null, fullName: null, isEmailVerified: false });
      await pending.save('other', { ...waiting, identity: unknown, next: null });
      expect(await pending.find('other', NOON)).toEqual({ ...waiting, identity: unknown, next: null });
    });

    it('knows no one by another secret, nor too late', async () => {
      expect(await pending.find('guessed', NOON)).toBeNull();
      expect(await pending.find('secret', later(30))).toBeNull();
      expect(await pending.spend('guessed', NOON)).toBe(false);
      expect(await pending.spend('secret', later(30))).toBe(false);
    });

    it('is used up once however many come at the same time', async () => {
      const spent = await Promise.all(Array.from({ length: 20 }, () => pending.spend('secret', NOON)));
      expect(spent.filter(Boolean)).toHaveLength(1);
      expect(await pending.find('secret', NOON)).toBeNull();
    });
  });
}

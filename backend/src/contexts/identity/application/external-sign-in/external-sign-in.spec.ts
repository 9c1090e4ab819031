import { EmailTaken } from '../../domain/users/registration';
import { EmailConfirmed } from '../../integration-events/account-events';
import { IdentityConnected } from '../../domain/users/events';
import { IdentityNotFound, LastSignInMethod, type IdentityId } from '../../domain/external-sign-in/external-sign-in';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { Session } from '../../domain/sessions/session';
import type { User } from '../../domain/users/user';
import { createProviderFixture, getSecret } from '../testing/provider-fixture';
import { aUser, aVisitor, minutesLater, NOON } from '../users/testing/user-fixture';
import { ListConnectedIdentities } from './connected-identities';
import { GetPendingRegistration } from './complete-registration';
import { type StartExternalSignInInput } from './start-external-sign-in';
import { aProvenIdentity } from './testing/external.contract';

const ATTEMPT_DETAILS = { provider: 'google', purpose: 'connect', role: 'student', next: null } as const;
const visitor = aVisitor();
let fixture: ReturnType<typeof createProviderFixture>;
beforeEach(() => (fixture = createProviderFixture()));

describe('external sign-in', () => {
  it('admits a known identity every time', async () => {
    const { userId } = await fixture.register();
    const returned = await fixture.goAndReturn();
    expect(returned).toMatchObject({ kind: 'admitted', admission: { userId, needsSecondFactor: false } });
    expect([fixture.sessions.activeSecrets.length, fixture.audit.actions.at(-1)]).toEqual([2, 'signed-in']);
  });

  it('still requires the second factor', async () => {
    const { userId } = await fixture.register();
    const factor = SecondFactor.startSetUp(userId, 'secret');
    factor.enable(1, [], NOON);
    await fixture.secondFactors.save(factor);
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'admitted', admission: { needsSecondFactor: true } });
    expect(fixture.sessions.activeSecrets).toHaveLength(1);
  });

  it('asks a new user for their birth date before creating an account', async () => {
    const returned = await fixture.goAndReturn({ role: 'alumni' });
    const waiting = await new GetPendingRegistration(fixture.pending, fixture.clock).execute(getSecret(returned));
    expect(waiting).toEqual({
      identity: aProvenIdentity(),
      role: 'alumni',
      next: '/messages',
      expiresAt: minutesLater(30),
    });
    expect([fixture.sessions.activeSecrets, fixture.users.events]).toEqual([[], []]);
  });

  it('admits to the account with the same address if both sides confirmed the address', async () => {
    const { id } = await fixture.robin({ isConfirmed: true });
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'admitted', admission: { userId: id } });
    expect([fixture.audit.actions, fixture.users.events]).toEqual([
      ['identity-connected', 'signed-in'],
      [expect.any(EmailConfirmed), expect.any(IdentityConnected)],
    ]);
  });

  it('does not admit to an account with an unconfirmed address', async () => {
    const { id } = await fixture.robin({ isConfirmed: false });
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'link_needs_login' });
    expect([await fixture.identities.listByUserId(id), fixture.sessions.activeSecrets, fixture.audit.actions]).toEqual([
      [],
      [],
      ['sign-in-failed'],
    ]);
  });

  it("doesn't accept an address that the provider hasn't verified", async () => {
    await fixture.robin({ isConfirmed: true });
    const identity = aProvenIdentity({ isEmailVerified: false });
    await expect(fixture.register({ username: 'thief' }, { identity })).rejects.toThrow(EmailTaken);
  });

  it('treats the same subject of another issuer as a different person', async () => {
    await fixture.register();
    const identity = aProvenIdentity({ issuer: 'https://other.example', email: null, isEmailVerified: false });
    expect(await fixture.goAndReturn({ identity })).toMatchObject({ kind: 'registering' });
  });
});

describe('connecting an identity', () => {
  async function createSignedInUser(): Promise<{ user: User; by: NonNullable<StartExternalSignInInput['by']> }> {
    const user = await fixture.robin({ isConfirmed: true });
    await fixture.sessions.open('session', Session.open(user, visitor, NOON));
    return { user, by: { userId: user.id, emailVerified: true, sessionSecret: 'session' } };
  }
  const otherIdentity = aProvenIdentity({ email: 'elsewhere@example.com' });
  const connectInput = { purpose: 'connect', identity: otherIdentity } as const;

  it('adds a way to sign in, even with a different address', async () => {
    const { user, by } = await createSignedInUser();
    expect(await fixture.goAndReturn({ ...connectInput, by, userId: user.id })).toEqual({
      kind: 'connected',
      next: '/messages',
    });
    expect(await fixture.goAndReturn({ identity: otherIdentity })).toMatchObject({ admission: { userId: user.id } });
    expect(fixture.users.events.filter((event) => event instanceof IdentityConnected)).toMatchObject([
      { userId: user.id, occurredAt: NOON },
    ]);
  });

  it('changes nothing the second time', async () => {
    const { user, by } = await createSignedInUser();
    for (let times = 0; times < 2; times++) {
      expect(await fixture.goAndReturn({ ...connectInput, by, userId: user.id })).toMatchObject({ kind: 'connected' });
    }
    expect(await fixture.identities.listByUserId(user.id)).toHaveLength(1);
    expect(fixture.audit.actions.filter((action) => action === 'identity-connected')).toHaveLength(1);
    expect(fixture.users.events.filter((event) => event instanceof IdentityConnected)).toHaveLength(1);
  });

  it('requires a sign-in within the last ten minutes', async () => {
    const { by } = await createSignedInUser();
    fixture.clock.at = minutesLater(10);
    await expect(fixture.start.execute({ ...ATTEMPT_DETAILS, by })).rejects.toMatchObject({
      reason: 'recent_sign_in_needed',
    });
  });

  it('requires a confirmed address', async () => {
    const { by } = await createSignedInUser();
    const unconfirmed = { ...by, emailVerified: false };
    await expect(fixture.start.execute({ ...ATTEMPT_DETAILS, by: unconfirmed })).rejects.toMatchObject({
      reason: 'confirm_email_first',
    });
  });

  it('requires a signed-in user', async () => {
    await expect(fixture.start.execute({ ...ATTEMPT_DETAILS, by: null })).rejects.toMatchObject({
      reason: 'sign_in_first',
    });
  });

  it.each([null, 99 as User['id']])(
    'is refused if the signed-in user changed before the return: %s',
    async (userId) => {
      const { user, by } = await createSignedInUser();
      expect(await fixture.goAndReturn({ ...connectInput, by, userId })).toMatchObject({ reason: 'state_invalid' });
      expect(await fixture.identities.listByUserId(user.id)).toEqual([]);
    },
  );

  it('is refused if another user has the identity', async () => {
    await fixture.register({ username: 'kim' }, { identity: otherIdentity });
    const { user, by } = await createSignedInUser();
    expect(await fixture.goAndReturn({ ...connectInput, by, userId: user.id })).toMatchObject({
      reason: 'identity_taken',
    });
  });
});

describe('disconnecting an identity', () => {
  it('is refused while it is the only way to sign in', async () => {
    const { userId } = await fixture.register();
    const [only] = await new ListConnectedIdentities(fixture.users, fixture.identities).execute(userId);
    expect(only?.isOnlyWayIn).toBe(true);
    const away = fixture.disconnect.execute({ id: only!.id as IdentityId, userId, visitor });
    await expect(away).rejects.toThrow(LastSignInMethod);
  });

  it('works if the account has a password', async () => {
    const { userId } = await fixture.register();
    const user = await fixture.users.getById(userId);
    user.setPassword('2:terces', NOON);
    await fixture.users.save(user);
    const [only] = await new ListConnectedIdentities(fixture.users, fixture.identities).execute(userId);
    await fixture.disconnect.execute({ id: only!.id as IdentityId, userId, visitor });
    expect([await fixture.identities.listByUserId(userId), fixture.audit.actions.at(-1)]).toEqual([
      [],
      'identity-disconnected',
    ]);
  });

  it('is allowed only for the owner', async () => {
    const { userId } = await fixture.register();
    const [only] = await fixture.identities.listByUserId(userId);
    const kim = aUser(await fixture.users.nextId(), { username: 'kim' });
    await fixture.users.add(kim);
    const away = fixture.disconnect.execute({ id: only!.id, userId: kim.id, visitor });
    await expect(away).rejects.toThrow(IdentityNotFound);
  });
});

describe('testing a provider', () => {
  it.each([{ purpose: 'test' as const }, { isTest: true }])('changes nothing: %o', async (overrides) => {
    expect(await fixture.goAndReturn(overrides)).toEqual({ kind: 'tested', claims: ['email', 'iss', 'sub'] });
    expect([fixture.sessions.activeSecrets, fixture.audit.actions]).toEqual([[], []]);
  });
});

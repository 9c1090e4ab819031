import { EmailTaken, RegistrationRefused, TooYoung, UsernameTaken } from '../domain/errors';
import { EmailConfirmed, IdentityConnected, UserRegistered } from '../domain/events';
import { IdentityNotFound, LastWayToSignIn, NoPendingRegistration } from '../domain/external-errors';
import type { IdentityId, ProvenIdentity } from '../domain/external-identity';
import { SecondFactor } from '../domain/second-factor';
import { Session } from '../domain/session';
import type { User } from '../domain/user';
import { CompleteRegistration, type ExternalApplicant } from './complete-registration';
import { ConnectIdentity } from './connect-identity';
import { DisconnectIdentity } from './disconnect-identity';
import { EnterByIdentity } from './enter-by-identity';
import { OpenSession } from './open-session';
import { type Returned, ReturnFromProvider } from './return-from-provider';
import { ShowIdentities } from './show-identities';
import { ShowPendingRegistration } from './show-pending-registration';
import { StartExternalSignIn, type StartExternalSignInInput } from './start-external-sign-in';
import { AddressBook } from './testing/address-book';
import { aUser, aVisitor, later, NOON } from './testing/an-applicant';
import { aProvenIdentity } from './testing/external.contract';
import {
  CountedLimits,
  CountedRandomness,
  InMemoryRegistrations,
  NoTransactions,
  ReadablePasswordHasher,
  RecordedAuditLog,
  RecordedJobs,
  SetClock,
} from './testing/fakes';
import { InMemoryExternalIdentities } from './testing/in-memory-external-identities';
import { InMemoryPendingRegistrations } from './testing/in-memory-pending-registrations';
import { InMemoryHalfSessions, InMemorySecondFactors } from './testing/in-memory-second-factors';
import { InMemorySessions } from './testing/in-memory-sessions';
import { InMemorySignInAttempts } from './testing/in-memory-sign-in-attempts';
import { InMemoryUsers } from './testing/in-memory-users';
import { ProvidersAtHand } from './testing/providers-at-hand';
import { TurnAway } from './turn-away';

const ALUMNA = { alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2020 };
const WAY = { provider: 'google', purpose: 'connect', role: 'student', next: null } as const;
const visitor = aVisitor();
let users: InMemoryUsers;
let addresses: AddressBook;
let sessions: InMemorySessions;
let secondFactors: InMemorySecondFactors;
let identities: InMemoryExternalIdentities;
let pending: InMemoryPendingRegistrations;
let registrations: InMemoryRegistrations;
let providers: ProvidersAtHand;
let audit: RecordedAuditLog;
let clock: SetClock;
let jobs: RecordedJobs;
let start: StartExternalSignIn;
let comeBack: ReturnFromProvider;
let complete: CompleteRegistration;
let disconnect: DisconnectIdentity;

beforeEach(() => {
  [users, addresses, sessions] = [new InMemoryUsers(), new AddressBook(), new InMemorySessions()];
  [identities, pending] = [new InMemoryExternalIdentities(), new InMemoryPendingRegistrations()];
  [providers, audit, clock] = [new ProvidersAtHand(), new RecordedAuditLog(), new SetClock()];
  [secondFactors, registrations] = [new InMemorySecondFactors(), new InMemoryRegistrations()];
  const [attempts, random, together] = [new InMemorySignInAttempts(), new CountedRandomness(), new NoTransactions()];
  const second = [new InMemoryHalfSessions(), secondFactors] as const;
  const openSession = new OpenSession(sessions, ...second, audit, together, random, clock);
  const kept = [identities, pending, users, addresses] as const;
  const enter = new EnterByIdentity(...kept, openSession, audit, together, random, clock);
  const connect = new ConnectIdentity(users, identities, audit, together, clock);
  start = new StartExternalSignIn(providers, attempts, sessions, random, clock);
  jobs = new RecordedJobs();
  comeBack = new ReturnFromProvider(
    ...([attempts, providers, enter, connect, new TurnAway(audit, jobs, clock), audit, clock] as const),
  );
  complete = new CompleteRegistration(
    ...([pending, users, registrations, identities, openSession, audit] as const),
    ...([new ReadablePasswordHasher(), new CountedLimits(), together, random, clock] as const),
  );
  disconnect = new DisconnectIdentity(users, identities, audit, together, clock);
});

/** Somebody with a password, at robin@example.org. */
async function robin({ isConfirmed }: { isConfirmed: boolean }): Promise<User> {
  const user = aUser(await users.nextId());
  if (isConfirmed) user.confirmEmail(user.email, NOON);
  await users.add(user);
  addresses.put(user);
  return user;
}

interface Way extends Partial<StartExternalSignInInput> {
  identity?: ProvenIdentity;
  userId?: User['id'] | null;
  isTest?: boolean;
}

/** To the provider and back. */
async function goAndReturn({ identity = aProvenIdentity(), userId = null, isTest = false, ...way }: Way = {}) {
  const { address, browserSecret } = await start.execute({
    ...{ provider: 'google', purpose: 'enter', role: 'student', next: '/messages', by: null },
    ...way,
  });
  providers.vouchedFor.set('code', identity);
  const state = new URL(address).searchParams.get('state');
  const query = `code=code&state=${state}`;
  const back = { provider: 'google' as const, query, state, browserSecret, isTest, visitor, userId };
  return comeBack.execute({ ...back, endingSecret: null });
}

const secretOf = (returned: Returned): string => (returned.kind === 'registering' ? returned.secret : returned.kind);

const answers = (told: Partial<ExternalApplicant> = {}): ExternalApplicant => ({
  ...{ username: 'robin', birthDate: '2000-05-17', isAgeVerified: true },
  ...told,
});

const register = async (told: Partial<ExternalApplicant> = {}, way: Way = {}) =>
  complete.execute({
    ...{ secret: secretOf(await goAndReturn(way)), applicant: answers(told), visitor, endingSecret: null },
  });

describe('somebody whom a provider vouches for', () => {
  it('is in when known, as often as they come', async () => {
    const { userId } = await register();
    const returned = await goAndReturn();
    expect(returned).toMatchObject({ kind: 'admitted', admission: { userId, needsSecondFactor: false } });
    expect([sessions.live.length, audit.actions.at(-1)]).toEqual([2, 'signed-in']);
  });

  it('is asked for the second factor all the same', async () => {
    const { userId } = await register();
    const factor = SecondFactor.begin(userId, 'secret');
    factor.enable(1, [], NOON);
    await secondFactors.save(factor);
    expect(await goAndReturn()).toMatchObject({ kind: 'admitted', admission: { needsSecondFactor: true } });
    expect(sessions.live).toHaveLength(1);
  });

  it('waits to tell their age when new, and is nobody before', async () => {
    const returned = await goAndReturn({ role: 'alumni' });
    const waiting = await new ShowPendingRegistration(pending, clock).execute(secretOf(returned));
    expect(waiting).toEqual({
      ...{ identity: aProvenIdentity(), role: 'alumni', next: '/messages' },
      expiresAt: later(30),
    });
    expect([sessions.live, users.told]).toEqual([[], []]);
  });

  it('is who has the address where both sides have seen its mail read', async () => {
    const { id } = await robin({ isConfirmed: true });
    expect(await goAndReturn()).toMatchObject({ kind: 'admitted', admission: { userId: id } });
    expect([audit.actions, users.told]).toEqual([
      ['identity-connected', 'signed-in'],
      [expect.any(EmailConfirmed), expect.any(IdentityConnected)],
    ]);
  });

  it('is never let in to what somebody else may have registered', async () => {
    const { id } = await robin({ isConfirmed: false });
    expect(await goAndReturn()).toMatchObject({ kind: 'refused', reason: 'link_needs_login' });
    expect([await identities.of(id), sessions.live, audit.actions]).toEqual([[], [], ['sign-in-failed']]);
  });

  it('is not believed an address that the provider does not vouch for', async () => {
    await robin({ isConfirmed: true });
    const identity = aProvenIdentity({ isEmailVerified: false });
    await expect(register({ username: 'thief' }, { identity })).rejects.toThrow(EmailTaken);
  });

  it('is somebody else at another issuer', async () => {
    await register();
    const identity = aProvenIdentity({ issuer: 'https://other.example', email: null, isEmailVerified: false });
    expect(await goAndReturn({ identity })).toMatchObject({ kind: 'registering' });
  });
});

describe('completing the registration', () => {
  it('makes an account without a password, with the address confirmed', async () => {
    const { userId, next } = await register({ role: 'alumni', ...ALUMNA });
    const user = await users.byId(userId);
    expect([user.hasPassword, user.isEmailConfirmed, user.fullName, user.email, user.role, next]).toEqual([
      ...[false, true, 'Robin Example', 'robin@example.org', 'alumni', '/messages'],
    ]);
    expect(users.told).toEqual([expect.any(UserRegistered), expect.any(EmailConfirmed)]);
    expect([registrations.kept.get(userId)?.major, audit.actions]).toEqual(['Geology', ['registered', 'signed-in']]);
  });

  it('takes the role that was asked for before, unless another is chosen', async () => {
    const { userId } = await register({ collegeId: 7 }, { role: 'college_admin' });
    expect((await users.byId(userId)).role).toBe('college_admin');
  });

  it('leaves an address to be confirmed that nobody vouches for', async () => {
    const identity = aProvenIdentity({ email: null, isEmailVerified: false });
    const { userId } = await register({ email: 'typed@example.org' }, { identity });
    const { email, isEmailConfirmed } = await users.byId(userId);
    expect([email, isEmailConfirmed]).toEqual(['typed@example.org', false]);
  });

  it('keeps nothing of somebody too young', async () => {
    const secret = secretOf(await goAndReturn());
    const attempt = (birthDate: string) =>
      complete.execute({ secret, applicant: answers({ birthDate }), visitor, endingSecret: null });
    await expect(attempt('2015-05-17')).rejects.toThrow(TooYoung);
    await expect(attempt('2000-05-17')).rejects.toThrow(NoPendingRegistration);
  });

  it('may be tried again after a mistake', async () => {
    const secret = secretOf(await goAndReturn());
    const attempt = (told: Partial<ExternalApplicant>) =>
      complete.execute({ secret, applicant: answers(told), visitor, endingSecret: null });
    await expect(attempt({ username: 'x' })).rejects.toThrow(RegistrationRefused);
    await expect(attempt({ username: 'robin' })).resolves.toMatchObject({ needsSecondFactor: false });
    await expect(attempt({ username: 'again' })).rejects.toThrow(NoPendingRegistration);
  });

  it('takes no username that somebody has', async () => {
    await register();
    const identity = aProvenIdentity({ subject: '2', email: 'kim@example.org' });
    await expect(register({}, { identity })).rejects.toThrow(UsernameTaken);
  });

  it('is too late after half an hour', async () => {
    const secret = secretOf(await goAndReturn());
    clock.at = later(30);
    const tooLate = complete.execute({ secret, applicant: answers(), visitor, endingSecret: null });
    await expect(tooLate).rejects.toThrow(NoPendingRegistration);
  });

  it('is nothing for a browser in which nobody came back', async () => {
    const nobody = { secret: null, applicant: answers(), visitor, endingSecret: null };
    await expect(complete.execute(nobody)).rejects.toThrow(NoPendingRegistration);
  });
});

describe('connecting an identity', () => {
  async function signedIn(): Promise<{ user: User; by: NonNullable<StartExternalSignInInput['by']> }> {
    const user = await robin({ isConfirmed: true });
    await sessions.open('session', Session.open(user, visitor, NOON));
    return { user, by: { userId: user.id, emailVerified: true, sessionSecret: 'session' } };
  }
  const elsewhere = aProvenIdentity({ email: 'elsewhere@example.com' });
  const connecting = { purpose: 'connect', identity: elsewhere } as const;

  it('gives another way in, whatever its address', async () => {
    const { user, by } = await signedIn();
    expect(await goAndReturn({ ...connecting, by, userId: user.id })).toEqual({ kind: 'connected', next: '/messages' });
    expect(await goAndReturn({ identity: elsewhere })).toMatchObject({ admission: { userId: user.id } });
  });

  it('is for whoever has signed in within ten minutes', async () => {
    const { by } = await signedIn();
    clock.at = later(10);
    await expect(start.execute({ ...WAY, by })).rejects.toMatchObject({ reason: 'recent_sign_in_needed' });
  });

  it('is for whoever has a confirmed address', async () => {
    const { by } = await signedIn();
    const unconfirmed = { ...by, emailVerified: false };
    await expect(start.execute({ ...WAY, by: unconfirmed })).rejects.toMatchObject({ reason: 'confirm_email_first' });
  });

  it('is for nobody else', async () => {
    await expect(start.execute({ ...WAY, by: null })).rejects.toMatchObject({ reason: 'sign_in_first' });
  });

  it.each([null, 99 as User['id']])('stops when somebody else is there on the way back: %s', async (userId) => {
    const { user, by } = await signedIn();
    expect(await goAndReturn({ ...connecting, by, userId })).toMatchObject({ reason: 'state_invalid' });
    expect(await identities.of(user.id)).toEqual([]);
  });

  it('takes nothing from anybody', async () => {
    await register({ username: 'kim' }, { identity: elsewhere });
    const { user, by } = await signedIn();
    expect(await goAndReturn({ ...connecting, by, userId: user.id })).toMatchObject({ reason: 'identity_taken' });
  });
});

describe('taking an identity away', () => {
  it('is refused while it is the only way in', async () => {
    const { userId } = await register();
    const [only] = await new ShowIdentities(users, identities).execute(userId);
    expect(only?.isOnlyWayIn).toBe(true);
    const away = disconnect.execute({ id: only!.id as IdentityId, userId, visitor });
    await expect(away).rejects.toThrow(LastWayToSignIn);
  });

  it('works once there is a password', async () => {
    const { userId } = await register();
    const user = await users.byId(userId);
    user.setPassword('2:terces', NOON);
    await users.save(user);
    const [only] = await new ShowIdentities(users, identities).execute(userId);
    await disconnect.execute({ id: only!.id as IdentityId, userId, visitor });
    expect([await identities.of(userId), audit.actions.at(-1)]).toEqual([[], 'identity-disconnected']);
  });

  it('is for its owner alone', async () => {
    const { userId } = await register();
    const [only] = await identities.of(userId);
    const kim = aUser(await users.nextId(), { username: 'kim' });
    await users.add(kim);
    const away = disconnect.execute({ id: only!.id, userId: kim.id, visitor });
    await expect(away).rejects.toThrow(IdentityNotFound);
  });
});

describe('looking at what a provider tells', () => {
  it.each([{ purpose: 'test' as const }, { isTest: true }])('changes nothing: %o', async (way) => {
    expect(await goAndReturn(way)).toEqual({ kind: 'tested', claims: ['email', 'iss', 'sub'] });
    expect([sessions.live, audit.actions]).toEqual([[], []]);
  });
});

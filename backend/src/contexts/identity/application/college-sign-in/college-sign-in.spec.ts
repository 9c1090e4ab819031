import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import type { VerifiedIdentity } from '../../domain/external-sign-in/external-sign-in';
import { Session } from '../../domain/sessions/session';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import type { User } from '../../domain/users/user';
import { RejectSignIn } from '../account-closing/restore-mail';
import { aProvenIdentity } from '../external-sign-in/testing/external.contract';
import {
  InMemoryPendingRegistrations,
  InMemorySignInAttempts,
} from '../external-sign-in/testing/in-memory-external-sign-in';
import { RepresentCollege } from '../people/represent-college';
import { InMemoryPersonRecords } from '../people/testing/in-memory-person-records';
import { OpenSession } from '../sign-in/open-session';
import { RecordingJobs, SequentialRandomness } from '../testing/fakes';
import { createProviderFixture } from '../testing/provider-fixture';
import { InMemoryPendingSecondFactors } from '../two-factor/testing/in-memory-second-factors';
import { FixedUserReader } from '../users/testing/fixed-user-reader';
import { aVisitor, minutesLater, NOON } from '../users/testing/user-fixture';
import { EndAffiliation } from './end-affiliation';
import { FinishCollegeSignIn } from './finish-college-sign-in';
import { CollegeProviders } from './ports/college-sign-ins';
import { SignInFromCollege } from './sign-in-from-college';
import { StartCollegeSignIn } from './start-college-sign-in';
import { aCollegeSignIn, aCollegeSignInDraft } from './testing/college-sign-ins.contract';
import { InMemoryCollegeSignIns } from './testing/in-memory-college-sign-ins';

const COLLEGE = 1;
const visitor = aVisitor();
const atCollege = (changes: Partial<VerifiedIdentity> = {}): VerifiedIdentity =>
  aProvenIdentity({
    provider: 'college',
    collegeId: COLLEGE,
    issuer: 'https://sso.college.edu',
    ...changes,
  });

/** A provider that states the identity of the test. */
class StubCollegeProviders extends CollegeProviders {
  identity = atCollege();
  /** Runs while the product waits for the provider. */
  meanwhile: () => Promise<void> = async () => {};

  getCallbackUrl(collegeId: number): string {
    return `https://example.org/api/auth/college/${collegeId}/callback`;
  }

  async createSignInUrl(_: CollegeSignIn, { state }: { state: string }): Promise<string> {
    return `https://sso.college.edu/?state=${state}`;
  }

  async identify(): Promise<VerifiedIdentity> {
    await this.meanwhile();
    return this.identity;
  }
}

function createFixture() {
  const at = createProviderFixture();
  const { users, sessions, secondFactors, identities, audit, clock } = at;
  const [signIns, providers, records] = [
    new InMemoryCollegeSignIns(),
    new StubCollegeProviders(),
    new InMemoryPersonRecords(),
  ];
  const [attempts, pending, reader] = [
    new InMemorySignInAttempts(),
    new InMemoryPendingRegistrations(),
    new FixedUserReader(),
  ];
  const [random, together] = [new SequentialRandomness(), new NoTransactions()];
  const represent = new RepresentCollege(records, { twoFactor: 'off' }, clock);
  const openSession = new OpenSession(
    ...([sessions, new InMemoryPendingSecondFactors(), secondFactors, audit, together, random, clock] as const),
  );
  const stores = [signIns, identities, pending, records, users, reader] as const;
  const signIn = new SignInFromCollege(...stores, openSession, audit, together, random, clock);
  const start = new StartCollegeSignIn(signIns, providers, attempts, represent, random, clock);
  const reject = new RejectSignIn(audit, new RecordingJobs(), clock);
  const calls = [attempts, signIns, providers, signIn, represent, reject, audit, together, clock] as const;
  const finish = new FinishCollegeSignIn(...calls);

  /** Adds a user with an address of the college. */
  async function robin({ isConfirmed } = { isConfirmed: true }): Promise<User> {
    const user = await at.robin({ isConfirmed });
    reader.put(user);
    return user;
  }
  const affiliate = ({ id }: User, kind: 'represents' | 'alum', collegeId = COLLEGE) =>
    records.saveAffiliation({ userId: id, collegeId, kind, since: NOON, until: null, mainSince: null });

  async function goAndReturn(
    input: {
      purpose?: 'enter' | 'test';
      userId?: User['id'] | null;
      returnTo?: number;
      endingSecret?: string;
    } = {},
    meanwhile: () => Promise<void> = async () => {},
  ) {
    const { purpose = 'enter', userId = null, returnTo = COLLEGE, endingSecret = null } = input;
    const way = { collegeId: COLLEGE, purpose, role: 'alumni', next: '/messages', userId } as const;
    const { address, browserSecret } = await start.execute(way);
    await meanwhile();
    const state = new URL(address).searchParams.get('state');
    const back = { collegeId: returnTo, query: '', state, browserSecret, visitor, userId, endingSecret };
    return finish.execute(back);
  }
  const endAffiliation = new EndAffiliation(records, identities);
  return { ...at, signIns, providers, records, pending, robin, affiliate, goAndReturn, endAffiliation };
}

/** Settings that were saved later, and are on. */
function replaced(): CollegeSignIn {
  const draft = aCollegeSignInDraft({ domains: ['example.org'] });
  const signIn = CollegeSignIn.create(draft, null, minutesLater(3));
  signIn.recordTest(minutesLater(4));
  signIn.enable();
  return signIn;
}

let fixture: ReturnType<typeof createFixture>;
beforeEach(async () => {
  fixture = createFixture();
  await fixture.signIns.save(aCollegeSignIn({ domains: ['example.org'] }));
});

describe('signing in from a college', () => {
  it.each(['represents', 'alum'] as const)('admits a person with the affiliation %s', async (kind) => {
    const robin = await fixture.robin();
    await fixture.affiliate(robin, kind);
    const returned = await fixture.goAndReturn();
    expect(returned).toMatchObject({ kind: 'admitted', admission: { userId: robin.id }, next: '/messages' });
    expect(await fixture.identities.listByUserId(robin.id)).toMatchObject([
      { provider: 'college', collegeId: COLLEGE },
    ]);
    expect(fixture.audit.actions).toEqual(['identity-connected', 'signed-in']);
  });

  it('ends the previous session of the browser', async () => {
    const robin = await fixture.robin();
    await fixture.affiliate(robin, 'alum');
    await fixture.sessions.open('earlier', Session.open(robin, visitor, NOON));
    const returned = await fixture.goAndReturn({ endingSecret: 'earlier' });
    const secrets = returned.kind === 'admitted' ? [returned.admission.secret] : [];
    expect(fixture.sessions.activeSecrets).toEqual(secrets);
  });

  it('does not connect an account whose address is unconfirmed: it may belong to someone else', async () => {
    const robin = await fixture.robin({ isConfirmed: false });
    await fixture.affiliate(robin, 'alum');
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'link_needs_login' });
    expect(await fixture.identities.listByUserId(robin.id)).toEqual([]);
  });

  it('asks for no second factor of our own', async () => {
    const robin = await fixture.robin();
    await fixture.affiliate(robin, 'represents');
    const factor = SecondFactor.startSetUp(robin.id, 'secret');
    factor.enable(1, [], NOON);
    await fixture.secondFactors.save(factor);
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'admitted', admission: { needsSecondFactor: false } });
  });

  it('does not admit to the account of a person without an affiliation, or with another college', async () => {
    const robin = await fixture.robin();
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'not_affiliated' });
    await fixture.affiliate(robin, 'represents', 2);
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'not_affiliated' });
    expect([await fixture.identities.listByUserId(robin.id), fixture.sessions.activeSecrets]).toEqual([[], []]);
  });

  it('lets a person without an account register', async () => {
    const returned = await fixture.goAndReturn();
    expect(returned).toMatchObject({ kind: 'registering' });
    const secret = returned.kind === 'registering' ? returned.secret : '';
    expect(await fixture.pending.find(secret, NOON)).toMatchObject({ identity: atCollege(), role: 'alumni' });
  });

  it('ends with the affiliation, and only with an existing one', async () => {
    const robin = await fixture.robin();
    await fixture.affiliate(robin, 'represents');
    await fixture.goAndReturn();
    await fixture.endAffiliation.execute(robin.id, COLLEGE, 'alum');
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'admitted' });
    await fixture.endAffiliation.execute(robin.id, COLLEGE, 'represents');
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'not_affiliated' });
  });

  it('does not use an identity that another college has connected', async () => {
    const robin = await fixture.robin();
    const { issuer, subject, email } = atCollege();
    await fixture.identities.add({
      userId: robin.id,
      provider: 'college',
      collegeId: 2,
      issuer,
      subject,
      email,
      linkedAt: NOON,
    });
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'not_affiliated' });
  });

  it('is refused with an address of another domain, or an unverified one', async () => {
    await fixture.affiliate(await fixture.robin(), 'represents');
    for (const changes of [{ email: 'robin@college.edu' }, { isEmailVerified: false }]) {
      fixture.providers.identity = atCollege(changes);
      expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'address_not_of_college' });
      expect(fixture.audit.actions.at(-1)).toBe('sign-in-failed');
    }
  });

  it('is refused if the settings change or are turned off while the person is at the provider', async () => {
    await fixture.affiliate(await fixture.robin(), 'represents');
    const off = aCollegeSignIn({ domains: ['example.org'] });
    off.disable();
    const returned = await fixture.goAndReturn({}, () => fixture.signIns.save(off));
    expect(returned).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    await expect(fixture.goAndReturn()).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is refused if that happens while the provider answers', async () => {
    await fixture.affiliate(await fixture.robin(), 'represents');
    const off = aCollegeSignIn({ domains: ['example.org'] });
    off.disable();
    fixture.providers.meanwhile = () => fixture.signIns.save(off);
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'unavailable' });
    await fixture.signIns.save(aCollegeSignIn({ domains: ['example.org'] }));
    fixture.providers.meanwhile = () => fixture.signIns.save(replaced());
    expect(await fixture.goAndReturn()).toMatchObject({ kind: 'refused', reason: 'state_invalid' });
    expect(fixture.sessions.activeSecrets).toEqual([]);
  });

  it('is refused on the callback address of another college', async () => {
    await fixture.signIns.save(aCollegeSignIn({ collegeId: 2, domains: ['other.edu'] }));
    expect(await fixture.goAndReturn({ returnTo: 2 })).toMatchObject({ kind: 'refused', reason: 'state_invalid' });
  });
});

describe('testing the sign-in of a college', () => {
  const becomeMain = ({ id: userId }: User) =>
    fixture.records.saveAffiliation({
      userId,
      collegeId: COLLEGE,
      kind: 'represents',
      since: NOON,
      until: minutesLater(60),
      mainSince: NOON,
    });

  it('is possible only for its administrators, and signs no one in', async () => {
    const robin = await fixture.robin();
    const test = { purpose: 'test', userId: robin.id } as const;
    await expect(fixture.goAndReturn(test)).rejects.toMatchObject({ reason: 'college_only' });
    await becomeMain(robin);
    fixture.clock.at = minutesLater(5);
    expect(await fixture.goAndReturn(test)).toMatchObject({ kind: 'tested' });
    expect((await fixture.signIns.find(COLLEGE))?.snapshot().testedAt).toEqual(minutesLater(5));
    expect(fixture.sessions.activeSecrets).toEqual([]);
  });

  it('is refused if the settings or the rights change meanwhile', async () => {
    const robin = await fixture.robin();
    const test = { purpose: 'test', userId: robin.id } as const;
    await becomeMain(robin);
    fixture.providers.meanwhile = () => fixture.signIns.save(replaced());
    expect(await fixture.goAndReturn(test)).toMatchObject({ kind: 'refused', reason: 'state_invalid' });
    expect((await fixture.signIns.find(COLLEGE))?.snapshot().testedAt).toEqual(minutesLater(4));

    fixture.providers.meanwhile = () => fixture.endAffiliation.execute(robin.id, COLLEGE, 'represents');
    expect(await fixture.goAndReturn(test)).toMatchObject({ kind: 'refused', reason: 'college_only' });
  });
});

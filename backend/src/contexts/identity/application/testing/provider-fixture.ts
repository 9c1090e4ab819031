import { AdmitApplicant } from '../registration/register-user';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { VerifiedIdentity } from '../../domain/external-sign-in/external-sign-in';
import type { User } from '../../domain/users/user';
import { CompleteRegistration, type ExternalApplicant } from '../external-sign-in/complete-registration';
import { ConnectIdentity, DisconnectIdentity } from '../external-sign-in/connected-identities';
import { SignInWithIdentity } from '../external-sign-in/sign-in-with-identity';
import { OpenSession } from '../sign-in/open-session';
import { type ExternalSignInResult, FinishExternalSignIn } from '../external-sign-in/finish-external-sign-in';
import { StartExternalSignIn, type StartExternalSignInInput } from '../external-sign-in/start-external-sign-in';
import { FixedUserReader } from '../users/testing/fixed-user-reader';
import { aUser, aVisitor, NOON } from '../users/testing/user-fixture';
import { aProvenIdentity } from '../external-sign-in/testing/external.contract';
import {
  InMemoryExternalIdentities,
  InMemoryPendingRegistrations,
  InMemorySignInAttempts,
  StubIdentityProviders,
} from '../external-sign-in/testing/in-memory-external-sign-in';
import { InMemoryPendingSecondFactors, InMemorySecondFactors } from '../two-factor/testing/in-memory-second-factors';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { RejectSignIn } from '../account-closing/restore-mail';
import {
  RecordingRateLimits,
  SequentialRandomness,
  InMemoryRegistrations,
  StubPasswords,
  RecordingAuditLog,
  RecordingJobs,
  StubClock,
} from './fakes';

const visitor = aVisitor();

/** One trip to the provider and back. */
export interface SignInRoundTrip extends Partial<StartExternalSignInInput> {
  identity?: VerifiedIdentity;
  userId?: User['id'] | null;
  isTest?: boolean;
}

/** Returns the secret with which the registration is completed; if there is none, the kind of the result. */
export const getSecret = (returned: ExternalSignInResult): string =>
  returned.kind === 'registering' ? returned.secret : returned.kind;

/** The data entered on the first return from a provider. */
export const createApplicant = (overrides: Partial<ExternalApplicant> = {}): ExternalApplicant => ({
  username: 'robin',
  birthDate: '2000-05-17',
  isAgeVerified: true,
  ...overrides,
});

/** Creates the use cases around providers with fakes. */
export function createProviderFixture() {
  const [users, addresses, sessions] = [new InMemoryUsers(), new FixedUserReader(), new InMemorySessions()];
  const [identities, pending] = [new InMemoryExternalIdentities(), new InMemoryPendingRegistrations()];
  const [providers, audit, clock] = [new StubIdentityProviders(), new RecordingAuditLog(), new StubClock()];
  const [secondFactors, registrations] = [new InMemorySecondFactors(), new InMemoryRegistrations()];
  const [attempts, random, together] = [new InMemorySignInAttempts(), new SequentialRandomness(), new NoTransactions()];
  const second = [new InMemoryPendingSecondFactors(), secondFactors] as const;
  const openSession = new OpenSession(sessions, ...second, audit, together, random, clock);
  const stores = [identities, pending, users, addresses] as const;
  const signInWithIdentity = new SignInWithIdentity(...stores, openSession, audit, together, random, clock);
  const connectIdentity = new ConnectIdentity(users, identities, audit, together, clock);
  const start = new StartExternalSignIn(providers, attempts, sessions, random, clock);
  const jobs = new RecordingJobs();
  const finishExternalSignIn = new FinishExternalSignIn(
    attempts,
    providers,
    signInWithIdentity,
    connectIdentity,
    new RejectSignIn(audit, jobs, clock),
    audit,
    clock,
  );
  const completeRegistration = new CompleteRegistration(
    pending,
    users,
    registrations,
    identities,
    openSession,
    audit,
    new StubPasswords(),
    new AdmitApplicant(users, new RecordingRateLimits(), jobs),
    together,
    random,
    clock,
  );
  const disconnectIdentity = new DisconnectIdentity(users, identities, audit, together, clock);

  /** Adds a user with a password and the address robin@example.org. */
  async function robin({ isConfirmed }: { isConfirmed: boolean }): Promise<User> {
    const user = aUser(await users.nextId());
    if (isConfirmed) user.confirmEmail(user.email, NOON);
    await users.add(user);
    addresses.put(user);
    return user;
  }

  /** Goes to the provider and comes back. */
  async function signInAtProvider({
    identity = aProvenIdentity(),
    userId = null,
    isTest = false,
    ...way
  }: SignInRoundTrip = {}) {
    const { address, browserSecret } = await start.execute({
      provider: 'google',
      purpose: 'enter',
      role: 'student',
      next: '/messages',
      by: null,
      ...way,
    });
    providers.vouchedFor.set('code', identity);
    const state = new URL(address).searchParams.get('state');
    const query = `code=code&state=${state}`;
    const back = { provider: 'google' as const, query, state, browserSecret, isTest, visitor, userId };
    return finishExternalSignIn.execute({ ...back, endingSecret: null });
  }

  const register = async (overrides: Partial<ExternalApplicant> = {}, roundTrip: SignInRoundTrip = {}) =>
    completeRegistration.execute({
      secret: getSecret(await signInAtProvider(roundTrip)),
      applicant: createApplicant(overrides),
      visitor,
      endingSecret: null,
    });

  return {
    users,
    sessions,
    secondFactors,
    identities,
    pending,
    registrations,
    audit,
    clock,
    start,
    complete: completeRegistration,
    disconnect: disconnectIdentity,
    robin,
    goAndReturn: signInAtProvider,
    register,
  };
}

import type { ProvenIdentity } from '../../domain/external-sign-in/external-identity';
import type { User } from '../../domain/users/user';
import { CompleteRegistration, type ExternalApplicant } from '../external-sign-in/complete-registration';
import { ConnectIdentity } from '../external-sign-in/connect-identity';
import { DisconnectIdentity } from '../external-sign-in/disconnect-identity';
import { EnterByIdentity } from '../external-sign-in/enter-by-identity';
import { OpenSession } from '../sign-in/open-session';
import { type Returned, ReturnFromProvider } from '../external-sign-in/return-from-provider';
import { StartExternalSignIn, type StartExternalSignInInput } from '../external-sign-in/start-external-sign-in';
import { AddressBook } from '../users/testing/address-book';
import { aUser, aVisitor, NOON } from '../users/testing/an-applicant';
import { aProvenIdentity } from '../external-sign-in/testing/external.contract';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import {
  CountedLimits,
  CountedRandomness,
  InMemoryRegistrations,
  ReadablePasswordHasher,
  RecordedAuditLog,
  RecordedJobs,
  SetClock,
} from './fakes';
import { InMemoryExternalIdentities } from '../external-sign-in/testing/in-memory-external-identities';
import { InMemoryPendingRegistrations } from '../external-sign-in/testing/in-memory-pending-registrations';
import { InMemoryHalfSessions, InMemorySecondFactors } from '../two-factor/testing/in-memory-second-factors';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemorySignInAttempts } from '../external-sign-in/testing/in-memory-sign-in-attempts';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { ProvidersAtHand } from '../external-sign-in/testing/providers-at-hand';
import { TurnAway } from '../account-closing/turn-away';

const visitor = aVisitor();

/** How somebody goes to the provider and comes back. */
export interface Way extends Partial<StartExternalSignInInput> {
  identity?: ProvenIdentity;
  userId?: User['id'] | null;
  isTest?: boolean;
}

/** The secret with which a registration is completed; what came of the return where there is none. */
export const secretOf = (returned: Returned): string =>
  returned.kind === 'registering' ? returned.secret : returned.kind;

/** What somebody answers who comes back for the first time. */
export const answers = (told: Partial<ExternalApplicant> = {}): ExternalApplicant => ({
  ...{ username: 'robin', birthDate: '2000-05-17', isAgeVerified: true },
  ...told,
});

/** All that has to do with providers, on fakes. */
export function aHouseWithAProvider() {
  const [users, addresses, sessions] = [new InMemoryUsers(), new AddressBook(), new InMemorySessions()];
  const [identities, pending] = [new InMemoryExternalIdentities(), new InMemoryPendingRegistrations()];
  const [providers, audit, clock] = [new ProvidersAtHand(), new RecordedAuditLog(), new SetClock()];
  const [secondFactors, registrations] = [new InMemorySecondFactors(), new InMemoryRegistrations()];
  const [attempts, random, together] = [new InMemorySignInAttempts(), new CountedRandomness(), new NoTransactions()];
  const second = [new InMemoryHalfSessions(), secondFactors] as const;
  const openSession = new OpenSession(sessions, ...second, audit, together, random, clock);
  const kept = [identities, pending, users, addresses] as const;
  const enter = new EnterByIdentity(...kept, openSession, audit, together, random, clock);
  const connect = new ConnectIdentity(users, identities, audit, together, clock);
  const start = new StartExternalSignIn(providers, attempts, sessions, random, clock);
  const jobs = new RecordedJobs();
  const comeBack = new ReturnFromProvider(
    ...([attempts, providers, enter, connect, new TurnAway(audit, jobs, clock), audit, clock] as const),
  );
  const complete = new CompleteRegistration(
    ...([pending, users, registrations, identities, openSession, audit] as const),
    ...([new ReadablePasswordHasher(), new CountedLimits(), together, random, clock] as const),
  );
  const disconnect = new DisconnectIdentity(users, identities, audit, together, clock);

  /** Somebody with a password, at robin@example.org. */
  async function robin({ isConfirmed }: { isConfirmed: boolean }): Promise<User> {
    const user = aUser(await users.nextId());
    if (isConfirmed) user.confirmEmail(user.email, NOON);
    await users.add(user);
    addresses.put(user);
    return user;
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

  const register = async (told: Partial<ExternalApplicant> = {}, way: Way = {}) =>
    complete.execute({
      ...{ secret: secretOf(await goAndReturn(way)), applicant: answers(told), visitor, endingSecret: null },
    });

  return {
    ...{ users, sessions, secondFactors, identities, pending, registrations, audit, clock },
    ...{ start, complete, disconnect, robin, goAndReturn, register },
  };
}

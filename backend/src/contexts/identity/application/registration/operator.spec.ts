import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { UserNotFound } from '../../domain/users/errors';
import { UsernameTaken } from '../../domain/users/registration';
import { User } from '../../domain/users/user';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { OpenSession } from '../sign-in/open-session';
import { ResetPasswordByOperator } from '../password-reset/reset-password';
import { aUser, aVisitor, NOON } from '../users/testing/user-fixture';
import {
  SequentialRandomness,
  InMemoryRegistrations,
  StubPasswords,
  RecordingAuditLog,
  RecordingJobs,
  StubClock,
} from '../testing/fakes';
import { InMemoryEmailTokens } from '../users/testing/in-memory-email-tokens';
import { InMemoryPendingSecondFactors, InMemorySecondFactors } from '../two-factor/testing/in-memory-second-factors';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemoryPasswordAttempts } from '../credentials/testing/in-memory-password-attempts';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { SignIn } from '../sign-in/sign-in';
import { RejectSignIn } from '../account-closing/restore-mail';
import { CreateAdmin } from './create-admin';
import { DEMO_PASSWORD, SeedDemoPeople } from './demo-people';

const dean = { username: 'dean', email: 'dean@example.org', fullName: 'Dean Example', collegeId: 3 };
let users: InMemoryUsers;
let registrations: InMemoryRegistrations;
let sessions: InMemorySessions;
let factors: InMemorySecondFactors;
let audit: RecordingAuditLog;
let createCollegeAdministrator: CreateAdmin;
let resetPassword: ResetPasswordByOperator;
let seedDemoPeople: SeedDemoPeople;
let signIn: SignIn;

beforeEach(() => {
  users = new InMemoryUsers();
  registrations = new InMemoryRegistrations();
  sessions = new InMemorySessions();
  factors = new InMemorySecondFactors();
  audit = new RecordingAuditLog();
  const attempts = new InMemoryPasswordAttempts();
  const hasher = new StubPasswords();
  const [transactions, random, clock] = [new NoTransactions(), new SequentialRandomness(), new StubClock()];
  createCollegeAdministrator = new CreateAdmin(users, registrations, audit, hasher, transactions, random, clock);
  resetPassword = new ResetPasswordByOperator(
    users,
    sessions,
    new InMemoryEmailTokens(),
    factors,
    attempts,
    audit,
    hasher,
    transactions,
    random,
    clock,
  );
  seedDemoPeople = new SeedDemoPeople(users, registrations, hasher, transactions, clock);
  const openSession = new OpenSession(
    sessions,
    new InMemoryPendingSecondFactors(),
    factors,
    audit,
    transactions,
    random,
    clock,
  );
  const rejectSignIn = new RejectSignIn(audit, new RecordingJobs(), clock);
  signIn = new SignIn(users, attempts, hasher, audit, transactions, openSession, rejectSignIn, clock);
});

const attempt = (username: string, password: string) =>
  signIn.execute({ username, password, visitor: aVisitor(), endingSecret: null });

describe('creating an administrator account as an operator', () => {
  it('returns a password that works', async () => {
    await expect(attempt('dean', await createCollegeAdministrator.execute(dean))).resolves.toMatchObject({ userId: 1 });
  });

  it('leaves the address unconfirmed', async () => {
    await createCollegeAdministrator.execute(dean);
    expect((await users.findByUsername('dean'))?.isEmailConfirmed).toBe(false);
  });

  it('refuses a taken username', async () => {
    await createCollegeAdministrator.execute(dean);
    await expect(createCollegeAdministrator.execute({ ...dean, email: 'other@example.org' })).rejects.toThrow(
      UsernameTaken,
    );
  });
});

describe('resetting a password as an operator', () => {
  it('replaces the password, ends all sessions and writes the audit log', async () => {
    const before = await createCollegeAdministrator.execute(dean);
    await attempt('dean', before);
    const after = await resetPassword.execute('Dean');
    expect([sessions.activeSecrets, audit.actions.at(-1)]).toEqual([[], 'password-reset-by-operator']);
    await expect(attempt('dean', before)).rejects.toThrow('Invalid username or password');
    await expect(attempt('dean', after)).resolves.toMatchObject({ userId: 1 });
  });

  it('unlocks an account that was locked by wrong passwords', async () => {
    await createCollegeAdministrator.execute(dean);
    for (let n = 0; n < 10; n++) await attempt('dean', 'wrong').catch(() => {});
    await expect(attempt('dean', await resetPassword.execute('dean'))).resolves.toMatchObject({ userId: 1 });
  });

  it('keeps the second factor unless asked to remove it', async () => {
    await createCollegeAdministrator.execute(dean);
    const { id } = (await users.findByUsername('dean'))!;
    const factor = SecondFactor.startSetUp(id, 'SECRET');
    factor.enable(1, [], NOON);
    await factors.save(factor);

    const first = await resetPassword.execute('dean');
    await expect(attempt('dean', first)).resolves.toMatchObject({ needsSecondFactor: true });
    const second = await resetPassword.execute('dean', { withoutTwoFactor: true });
    await expect(attempt('dean', second)).resolves.toMatchObject({ needsSecondFactor: false });
    expect(audit.actions).toContain('two-factor-disabled');
  });

  it('fails for an unknown username', async () => {
    await expect(resetPassword.execute('nobody')).rejects.toThrow(UserNotFound);
  });
});

describe('demo people', () => {
  it('are created only once', async () => {
    expect(await seedDemoPeople.execute()).toEqual(['demo.student', 'demo.alumni', 'demo.admin']);
    expect(await seedDemoPeople.execute()).toEqual([]);
  });

  it('are marked as samples, also those created by an earlier version', async () => {
    await seedDemoPeople.execute();
    const student = (await users.findByUsername('demo.student'))!.snapshot();
    expect(student.isSample).toBe(true);

    await users.save(User.restore({ ...student, isSample: false }));
    await seedDemoPeople.execute();
    expect((await users.findByUsername('demo.student'))!.isSample).toBe(true);
  });

  it("don't include a real person with the same username", async () => {
    await users.add(aUser(99, { username: 'demo.student', email: 'sam@school.example' }));
    await seedDemoPeople.execute();
    expect((await users.findByUsername('demo.student'))!.isSample).toBe(false);
  });

  it('can sign in and have confirmed addresses', async () => {
    await seedDemoPeople.execute();
    for (const name of ['demo.student', 'demo.alumni', 'demo.admin']) {
      await attempt(name, DEMO_PASSWORD);
      expect((await users.findByUsername(name))?.isEmailConfirmed).toBe(true);
    }
  });

  it('have a college that matches their role', async () => {
    await seedDemoPeople.execute();
    expect([...registrations.kept.values()].map(({ college, collegeId }) => [college, collegeId])).toEqual([
      [null, null],
      ['Michigan State University', 1],
      [null, 1],
    ]);
  });
});

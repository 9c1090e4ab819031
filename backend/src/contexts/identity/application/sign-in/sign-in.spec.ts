import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { PasswordQueueFull, InvalidCredentials } from '../../domain/credentials/credentials';
import { SignOut } from '../sessions/own-sessions';
import { aUser, aVisitor, minutesLater } from '../users/testing/user-fixture';
import { SequentialRandomness, StubPasswords, RecordingAuditLog, RecordingJobs, StubClock } from '../testing/fakes';
import { InMemoryPendingSecondFactors, InMemorySecondFactors } from '../two-factor/testing/in-memory-second-factors';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemoryPasswordAttempts } from '../credentials/testing/in-memory-password-attempts';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { RejectSignIn } from '../account-closing/restore-mail';
import { OpenSession } from './open-session';
import { SignIn } from './sign-in';

const visitor = aVisitor();
let users: InMemoryUsers;
let sessions: InMemorySessions;
let hasher: StubPasswords;
let attempts: InMemoryPasswordAttempts;
let audit: RecordingAuditLog;
let clock: StubClock;
let signIn: SignIn;

const attempt = (password: string, { username = 'robin', endingSecret = null as string | null } = {}) =>
  signIn.execute({ username, password, visitor, endingSecret });

beforeEach(async () => {
  users = new InMemoryUsers();
  sessions = new InMemorySessions();
  hasher = new StubPasswords();
  audit = new RecordingAuditLog();
  clock = new StubClock();
  attempts = new InMemoryPasswordAttempts();
  const transactions = new NoTransactions();
  const second = [new InMemoryPendingSecondFactors(), new InMemorySecondFactors()] as const;
  const openSession = new OpenSession(sessions, ...second, audit, transactions, new SequentialRandomness(), clock);
  const rejectSignIn = new RejectSignIn(audit, new RecordingJobs(), clock);
  signIn = new SignIn(users, attempts, hasher, audit, transactions, openSession, rejectSignIn, clock);

  const robin = aUser(await users.nextId());
  robin.setPassword(await hasher.hash('right'), clock.at);
  await users.add(robin);
});

describe('signing in', () => {
  it('opens a session with a new secret', async () => {
    const first = await attempt('right');
    const second = await attempt('right');
    expect(sessions.activeSecrets).toEqual([first.secret, second.secret]);
  });

  it('ends the previous session of the browser', async () => {
    const first = await attempt('right');
    const second = await attempt('right', { endingSecret: first.secret });
    expect(sessions.activeSecrets).toEqual([second.secret]);
  });

  it('refuses a wrong password', async () => {
    await expect(attempt('wrong')).rejects.toThrow(InvalidCredentials);
    expect(sessions.activeSecrets).toEqual([]);
  });

  it('accepts the email address instead of the username', async () => {
    const { secret } = await attempt('right', { username: ' ROBIN@example.org ' });
    expect(sessions.activeSecrets).toEqual([secret]);
  });

  it('refuses an unknown address with the same message and the same work', async () => {
    await expect(attempt('right', { username: 'nobody@example.org' })).rejects.toThrow('Invalid username or password');
    expect(hasher.compared).toBe(1);
  });

  it('counts wrong passwords for username and address together', async () => {
    for (let n = 0; n < 5; n++) await attempt('wrong').catch(() => {});
    for (let n = 0; n < 5; n++) await attempt('wrong', { username: 'robin@example.org' }).catch(() => {});
    await expect(attempt('right')).rejects.toThrow(TooManyRequests);
    await expect(attempt('right', { username: 'robin@example.org' })).rejects.toThrow(TooManyRequests);
    expect(hasher.compared).toBe(10);
  });

  it('refuses an unknown username with the same message and the same work', async () => {
    await expect(attempt('right', { username: 'nobody' })).rejects.toThrow('Invalid username or password');
    expect(hasher.compared).toBe(1);
  });

  it('writes the audit log on success and failure', async () => {
    await attempt('wrong').catch(() => {});
    await attempt('wrong', { username: 'nobody' }).catch(() => {});
    await attempt('right');
    expect(audit.entries.map(({ action, userId }) => [action, userId])).toEqual([
      ['sign-in-failed', 1],
      ['sign-in-failed', null],
      ['signed-in', 1],
    ]);
  });

  it('is refused without checking the password after ten wrong ones', async () => {
    for (let n = 0; n < 10; n++) await attempt('wrong').catch(() => {});
    await expect(attempt('right')).rejects.toThrow(TooManyRequests);
    expect(hasher.compared).toBe(10);
  });

  it('does not count attempts refused as too busy', async () => {
    const originalMatches = hasher.matches.bind(hasher);
    hasher.matches = async () => {
      throw new PasswordQueueFull();
    };
    for (let n = 0; n < 40; n++) await expect(attempt('right')).rejects.toThrow(PasswordQueueFull);
    hasher.matches = originalMatches;
    await expect(attempt('right')).resolves.toMatchObject({ userId: 1 });
  });

  it("does not count attempts when the account can't be loaded", async () => {
    const originalFindByUsername = users.findByUsername.bind(users);
    users.findByUsername = () => Promise.reject(new Error('No connection'));
    for (let n = 0; n < 40; n++) await expect(attempt('right')).rejects.toThrow('No connection');
    users.findByUsername = originalFindByUsername;
    await expect(attempt('right')).resolves.toMatchObject({ userId: 1 });
  });

  it("throws the original error even if the attempt can't be refunded", async () => {
    users.findByUsername = () => Promise.reject(new Error('No connection'));
    attempts.refundAttempt = () => Promise.reject(new Error('No connection either'));
    await expect(attempt('right')).rejects.toThrow(/^No connection$/);
  });

  it('resets the count of wrong passwords', async () => {
    for (let n = 0; n < 9; n++) await attempt('wrong').catch(() => {});
    await attempt('right');
    for (let n = 0; n < 9; n++) await attempt('wrong').catch(() => {});
    await expect(attempt('right')).resolves.toMatchObject({ userId: 1 });
  });

  it('works again after the waiting time', async () => {
    for (let n = 0; n < 10; n++) await attempt('wrong').catch(() => {});
    clock.at = minutesLater(1);
    await expect(attempt('right')).resolves.toMatchObject({ userId: 1 });
  });

  it('rehashes a password with an outdated hash', async () => {
    hasher.effort = 3;
    await attempt('right');
    expect((await users.findByUsername('robin'))?.passwordHash).toBe('3:thgir');
  });

  it('refuses a password that was changed while it was being checked', async () => {
    const matches = hasher.matches.bind(hasher);
    hasher.matches = async (password, hash) => {
      const isRight = await matches(password, hash);
      const robin = (await users.findByUsername('robin'))!;
      robin.setPassword(await hasher.hash('other'), minutesLater(1));
      await users.save(robin);
      return isRight;
    };
    await expect(attempt('right')).rejects.toThrow(InvalidCredentials);
  });
});

describe('signing out', () => {
  it('ends the session and writes the audit log', async () => {
    const { secret } = await attempt('right');
    await new SignOut(sessions, audit, new NoTransactions(), clock).execute(secret, visitor);
    expect([sessions.activeSecrets, audit.actions]).toEqual([[], ['signed-in', 'signed-out']]);
  });

  it('does nothing without a session', async () => {
    await new SignOut(sessions, audit, new NoTransactions(), clock).execute('unknown', visitor);
    expect(audit.actions).toEqual([]);
  });
});

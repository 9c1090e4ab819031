import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { TooYoung } from '../../domain/personal-details/personal-details';
import { EmailTaken, UsernameTaken } from '../../domain/users/registration';
import { UserRegistered } from '../../integration-events/account-events';
import { anAlumnus, anApplicant, aVisitor } from '../users/testing/user-fixture';
import {
  RecordingRateLimits,
  SequentialRandomness,
  InMemoryRegistrations,
  StubPasswords,
  RecordingAuditLog,
  RecordingJobs,
  StubPageAddresses,
  StubClock,
} from '../testing/fakes';
import { InMemorySessions } from '../sessions/testing/in-memory-sessions';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import type { UserId } from '../../domain/users/user-state';
import { SendAddressTakenMail } from './address-taken-mail';
import { SEND_ADDRESS_TAKEN_MAIL, AdmitApplicant, RegisterUser } from './register-user';

describe('registering', () => {
  const visitor = aVisitor();
  let users: InMemoryUsers;
  let registrations: InMemoryRegistrations;
  let sessions: InMemorySessions;
  let audit: RecordingAuditLog;
  let jobs: RecordingJobs;
  let registerUser: RegisterUser;

  beforeEach(() => {
    users = new InMemoryUsers();
    registrations = new InMemoryRegistrations();
    sessions = new InMemorySessions();
    audit = new RecordingAuditLog();
    jobs = new RecordingJobs();
    registerUser = new RegisterUser(
      users,
      registrations,
      sessions,
      audit,
      new StubPasswords(),
      new AdmitApplicant(users, new RecordingRateLimits(), jobs),
      new NoTransactions(),
      new SequentialRandomness(),
      new StubClock(),
    );
  });

  it('creates a user with a hashed password', async () => {
    await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    expect((await users.findByUsername('robin'))?.passwordHash).toBe('2:9-esroh-tcerroC');
  });

  it('signs in with a new secret', async () => {
    const { secret } = await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    expect([secret, sessions.activeSecrets]).toEqual(['random-1-of-32-bytes', [secret]]);
  });

  it('saves the details of alumni and publishes an event', async () => {
    const { userId } = await registerUser.execute({ applicant: anAlumnus(), visitor, endingSecret: null });
    expect(registrations.kept.get(userId)).toMatchObject({ college: 'Amherst College' });
    expect(users.events).toEqual([expect.any(UserRegistered)]);
  });

  it('writes the audit log', async () => {
    const { userId } = await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    expect(audit.entries).toEqual([expect.objectContaining({ action: 'registered', userId, visitor })]);
  });

  it('ends the previous session of the browser', async () => {
    const first = await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    const applicant = anApplicant({ username: 'second' });
    const second = await registerUser.execute({ applicant, visitor, endingSecret: first.secret });
    expect(sessions.activeSecrets).toEqual([second.secret]);
  });

  it('stores nothing about an applicant who is too young', async () => {
    const applicant = anApplicant({ birthDate: '2020-01-01' });
    await expect(registerUser.execute({ applicant, visitor, endingSecret: null })).rejects.toThrow(TooYoung);
    expect([await users.findByUsername('robin'), sessions.activeSecrets, audit.entries]).toEqual([null, [], []]);
  });

  it('refuses a common password', async () => {
    const applicant = anApplicant({ password: 'Password1' });
    await expect(registerUser.execute({ applicant, visitor, endingSecret: null })).rejects.toThrow(/too common/);
  });

  it('refuses a taken username', async () => {
    await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    const applicant = anApplicant({ username: 'ROBIN', email: 'other@example.org' });
    await expect(registerUser.execute({ applicant, visitor, endingSecret: null })).rejects.toThrow(UsernameTaken);
  });

  describe('with the address of an existing account', () => {
    const registerAgain = (username: string) =>
      registerUser.execute({
        applicant: anApplicant({ username, email: 'robin@example.org' }),
        visitor,
        endingSecret: null,
      });
    const mail = async (userId: UserId) => {
      const mailbox = new RecordedMailbox();
      const send = new SendAddressTakenMail(users, new RecordingRateLimits(), mailbox, new StubPageAddresses());
      for (let times = 0; times < 2; times++) await send.execute({ userId });
      return mailbox.sent;
    };

    it('is refused, and the owner gets a mail', async () => {
      const { userId } = await registerAgain('robin');
      expect(jobs.waiting).toEqual([]);
      await expect(registerAgain('other')).rejects.toThrow(EmailTaken);
      expect(jobs.waiting).toEqual([{ queue: SEND_ADDRESS_TAKEN_MAIL, data: { userId } }]);
    });

    it('sends one mail a day, with a way back into the account', async () => {
      const { userId } = await registerAgain('robin');
      expect(await mail(userId)).toEqual([
        expect.objectContaining({
          to: 'robin@example.org',
          subject: 'You already have an account with Example',
          text: expect.stringContaining('https://example.org/forgot-password'),
        }),
      ]);
    });

    it('sends no mail if the form was sent twice', async () => {
      await registerAgain('robin');
      await expect(registerAgain('Robin')).rejects.toThrow(UsernameTaken);
      expect(jobs.waiting).toEqual([]);
    });
  });

  describe('from one network', () => {
    const attempt = (username: string) => {
      const applicant = anApplicant({ username, email: `${username}@example.org` });
      return registerUser.execute({ applicant, visitor, endingSecret: null });
    };

    it('is possible for a whole class', async () => {
      for (let n = 0; n < 40; n++) await attempt(`student${n}`);
      expect(await users.findByUsername('student39')).not.toBeNull();
    });

    it('is refused after a hundred accounts', async () => {
      for (let n = 0; n < 100; n++) await attempt(`student${n}`);
      await expect(attempt('student100')).rejects.toThrow(TooManyRequests);
    });

    it('is refused after five taken usernames or addresses; mistakes don’t count', async () => {
      await attempt('robin');
      for (let n = 0; n < 10; n++) await expect(attempt('x')).rejects.toThrow(/Username/);
      for (let n = 0; n < 3; n++) await expect(attempt('robin')).rejects.toThrow(UsernameTaken);
      const other = anApplicant({ username: 'other', email: 'robin@example.org' });
      const registerTakenAddress = () => registerUser.execute({ applicant: other, visitor, endingSecret: null });
      for (let n = 0; n < 2; n++) await expect(registerTakenAddress()).rejects.toThrow(EmailTaken);

      await expect(registerTakenAddress()).rejects.toThrow(TooManyRequests);
      await expect(attempt('free')).rejects.toThrow(TooManyRequests);
    });
  });

  it('makes the network familiar, so that wrong passwords from elsewhere don’t lock the owner out there', async () => {
    const { userId } = await registerUser.execute({ applicant: anApplicant(), visitor, endingSecret: null });
    expect(sessions.familiarNetworks).toEqual([{ userId, network: visitor.network }]);
  });
});

import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { EmailAlreadyConfirmed, TokenInvalid, TokenUsed } from '../../domain/users/errors';
import { EmailConfirmed } from '../../integration-events/account-events';
import type { UserId } from '../../domain/users/user-state';
import { aUser, aVisitor, minutesLater } from '../users/testing/user-fixture';
import {
  RecordingRateLimits,
  SequentialRandomness,
  StubPageAddresses,
  RecordingAuditLog,
  RecordingJobs,
  StubClock,
} from '../testing/fakes';
import { InMemoryEmailTokens } from '../users/testing/in-memory-email-tokens';
import { InMemoryUsers } from '../users/testing/in-memory-users';
import { ListPeople } from '../people/people';
import { aPersonRecord, InMemoryPeopleReader } from '../people/testing/in-memory-people-reader';
import { ConfirmEmail } from './confirm-email';
import { ResendConfirmation, SEND_CONFIRMATION_MAIL, SendConfirmationMail } from './confirmation-mails';

const visitor = aVisitor();
const DAY = 24 * 60;
const [NOOR, aHidden, anOddName] = [
  aPersonRecord(7, { fullName: 'Noor Haddad', role: 'alumni', hiddenFrom: 'nobody' }),
  aPersonRecord(8, { fullName: 'Hana Hidden', role: 'alumni', hiddenFrom: 'visitors' }),
  aPersonRecord(9, { fullName: 'evil.example/win Money', role: 'alumni', hiddenFrom: 'nobody' }),
];
let userId: UserId;
let users: InMemoryUsers;
let mailbox: RecordedMailbox;
let audit: RecordingAuditLog;
let jobs: RecordingJobs;
let clock: StubClock;
let sendConfirmationMail: SendConfirmationMail;
let confirmEmail: ConfirmEmail;
let resendConfirmation: ResendConfirmation;

beforeEach(async () => {
  users = new InMemoryUsers();
  mailbox = new RecordedMailbox();
  audit = new RecordingAuditLog();
  jobs = new RecordingJobs();
  clock = new StubClock();
  const tokens = new InMemoryEmailTokens();
  const random = new SequentialRandomness();
  sendConfirmationMail = new SendConfirmationMail(
    users,
    new ListPeople(new InMemoryPeopleReader(NOOR, aHidden, anOddName), clock),
    tokens,
    mailbox,
    new StubPageAddresses(),
    random,
    clock,
  );
  confirmEmail = new ConfirmEmail(users, tokens, audit, new NoTransactions(), clock);
  resendConfirmation = new ResendConfirmation(users, new RecordingRateLimits(), jobs);

  const robin = aUser(await users.nextId());
  // Such a name may have been stored before names were checked for it.
  robin.changeProfile({ fullName: 'Win Money At https://evil.example' });
  userId = robin.id;
  await users.add(robin);
});

const mailedSecret = (): string => /token=(\S+)/.exec(mailbox.sent.at(-1)!.text)![1]!;

describe('the confirmation mail', () => {
  it('contains a link to the confirmation page', async () => {
    await sendConfirmationMail.execute({ userId });
    expect(mailbox.sent).toEqual([
      expect.objectContaining({
        to: 'robin@example.org',
        text: expect.stringMatching(/^https:\/\/example\.org\/verify-email\?token=random-1-of-32-bytes$/m),
      }),
    ]);
  });

  it('contains nothing that the user typed', async () => {
    await sendConfirmationMail.execute({ userId });
    expect(mailbox.sent[0]?.text).not.toMatch(/money|robin/i);
  });

  it('names the alum whose answer the user is waiting for', async () => {
    await sendConfirmationMail.execute({ userId, questionTo: NOOR.id });
    expect(mailbox.sent[0]?.subject).toBe('Confirm to send your question to Noor');
    // The question may not have been saved, so the mail doesn't promise to send it.
    expect(mailbox.sent[0]?.text).toContain('Confirm your email address to ask Noor your question.');
    expect(mailbox.sent[0]?.text).not.toContain('send');
  });

  it.each([
    ['alumni who are hidden from visitors', aHidden.id],
    ['names that could be a message', anOddName.id],
    ['people who don’t exist', 99],
    ['no one', null],
  ])('doesn’t name %s', async (_, questionTo) => {
    await sendConfirmationMail.execute({ userId, questionTo });
    expect(mailbox.sent[0]?.subject).toMatch(/^Confirm your email address for /);
    expect(mailbox.sent[0]?.text).not.toContain('question');
  });

  it('is not sent to a confirmed address', async () => {
    await sendConfirmationMail.execute({ userId });
    await confirmEmail.execute({ secret: mailedSecret(), visitor });
    await sendConfirmationMail.execute({ userId });
    expect(mailbox.sent).toHaveLength(1);
  });
});

describe('opening the confirmation link', () => {
  beforeEach(() => sendConfirmationMail.execute({ userId }));

  it('confirms the address, writes the audit log and publishes an event', async () => {
    await confirmEmail.execute({ secret: mailedSecret(), visitor });
    expect([(await users.getById(userId)).isEmailConfirmed, audit.actions, users.events]).toEqual([
      true,
      ['email-confirmed'],
      [expect.any(EmailConfirmed)],
    ]);
  });

  it('works once, then reports that the address is already confirmed', async () => {
    await confirmEmail.execute({ secret: mailedSecret(), visitor });
    await expect(confirmEmail.execute({ secret: mailedSecret(), visitor })).rejects.toThrow(EmailAlreadyConfirmed);
  });

  it('reports a used link if the account has another address by now', async () => {
    const secret = mailedSecret();
    await confirmEmail.execute({ secret, visitor });
    const user = await users.getById(userId);
    user.requestEmailChange('new@example.org', minutesLater(1));
    user.changeEmail('new@example.org', minutesLater(1));
    await users.save(user);
    await expect(confirmEmail.execute({ secret, visitor })).rejects.toThrow(TokenUsed);
  });

  it('rejects an unknown secret as invalid', async () => {
    await expect(confirmEmail.execute({ secret: 'guessed', visitor })).rejects.toThrow(TokenInvalid);
  });

  it('works for 24 hours', async () => {
    clock.at = minutesLater(DAY);
    await expect(confirmEmail.execute({ secret: mailedSecret(), visitor })).rejects.toThrow(TokenInvalid);
  });

  it('works with an earlier mail too', async () => {
    const earlier = mailedSecret();
    await sendConfirmationMail.execute({ userId });
    await confirmEmail.execute({ secret: earlier, visitor });
    expect((await users.getById(userId)).isEmailConfirmed).toBe(true);
  });
});

describe('requesting another confirmation mail', () => {
  it('queues a mail', async () => {
    expect(await resendConfirmation.execute({ userId, visitor })).toBe(true);
    expect(jobs.waiting).toEqual([{ queue: SEND_CONFIRMATION_MAIL, data: { userId } }]);
  });

  it('does nothing if the address is confirmed', async () => {
    await sendConfirmationMail.execute({ userId });
    await confirmEmail.execute({ secret: mailedSecret(), visitor });
    expect([await resendConfirmation.execute({ userId, visitor }), jobs.waiting]).toEqual([false, []]);
  });

  it('is refused the sixth time in half an hour, from any network address', async () => {
    for (let n = 1; n <= 5; n++) await resendConfirmation.execute({ userId, visitor: aVisitor(`198.51.${n}.1`) });
    await expect(resendConfirmation.execute({ userId, visitor })).rejects.toThrow(TooManyRequests);
  });
});

import {
  PersonalDataRegistry,
  type PersonalDataTables,
  type WrittenChoice,
} from '../../../../shared/application/personal-data';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { PasswordIncorrect, PasswordNeeded, InvalidCredentials } from '../../domain/credentials/credentials';
import { SessionEnded } from '../../domain/sessions/session';
import { SignInExpired } from '../../domain/two-factor/pending-second-factor';
import { AccountClosing, AccountSuspended, TokenInvalid, UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { User } from '../../domain/users/user';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { ChangeSuspension, LiftSuspension, SuspendUser } from '../operators/suspensions';
import { createIdentityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater, NOON } from '../users/testing/user-fixture';
import { SequentialRandomness, StubPageAddresses, StubPasswords } from '../testing/fakes';
import { PersonalData } from '../data-export/ports/personal-data';
import { InMemoryDataExports, InMemoryExportContents } from '../data-export/testing/in-memory-data-exports';
import { StubOneTimeCodes } from '../two-factor/testing/in-memory-second-factors';
import { InMemoryAccessCredentials } from '../users/testing/in-memory-access-credentials';
import { CloseAccount, RestoreAccount } from './close-account';
import { EraseAccount, EraseDueAccounts } from './erase-accounts';
import { SEND_RESTORE_MAIL, SendRestoreMail } from './restore-mail';

const SUSPENSION_WITHOUT_END = { until: null, reason: null };

const PASSWORD = 'Correct-horse-9';
const FORTNIGHT_MINUTES = 14 * 24 * 60;
const userId = 1 as UserId;
const transactions = new NoTransactions();

/** Records the users it is called for; fails for those in `failsFor`. */
class RecordedErasure extends PersonalDataRegistry {
  readonly parts = [];
  readonly erased: [number, WrittenChoice][] = [];
  readonly failsFor = new Set<number>();

  async export(): Promise<PersonalDataTables> {
    return {};
  }

  async erase(id: number, written: WrittenChoice): Promise<void> {
    if (this.failsFor.has(id)) throw new Error(`No erasing ${id} today`);
    this.erased.push([id, written]);
  }
}

/** Records who was erased from identity. */
class RecordedPersonalData extends PersonalData {
  readonly erased: number[] = [];

  async export(): Promise<PersonalDataTables> {
    return {};
  }

  async erase({ id }: { id: UserId }): Promise<void> {
    this.erased.push(id);
  }
}

let fixture: IdentityFixture;
let close: CloseAccount;
let restore: RestoreAccount;
let suspend: SuspendUser;
let change: ChangeSuspension;
let liftSuspension: LiftSuspension;
let remind: SendRestoreMail;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await createIdentityFixture({}, { username: 'kim' });
  const { users, sessions, pendingFactors, tokens, audit, clock, limits, mailbox } = fixture;
  const accessCredentials = new InMemoryAccessCredentials(sessions, pendingFactors, tokens);
  const checkOwnPassword = new CheckOwnPassword(new StubPasswords(), limits, audit, clock);
  const confirm = new Reauthenticate(checkOwnPassword, sessions, clock);
  const exports = new InMemoryDataExports(new InMemoryExportContents());
  close = new CloseAccount(users, confirm, sessions, accessCredentials, exports, audit, transactions, clock);
  restore = new RestoreAccount(users, tokens, audit, transactions, clock);
  suspend = new SuspendUser(users, accessCredentials, audit, transactions, clock);
  change = new ChangeSuspension(users, audit, transactions, clock);
  liftSuspension = new LiftSuspension(users, audit, transactions, clock);
  remind = new SendRestoreMail(
    users,
    tokens,
    limits,
    mailbox,
    new StubPageAddresses(),
    new SequentialRandomness(),
    clock,
  );
  sessionSecret = await fixture.enter();
});

const closeAccount = (password: string | null = PASSWORD, written: WrittenChoice = 'keep') =>
  close.execute({ userId, password, written, visitor, sessionSecret });
/** Requests deletion again, in a new session. */
async function closeAgain(): Promise<void> {
  sessionSecret = await fixture.enter();
  await closeAccount();
}
const signIn = (password = PASSWORD) =>
  fixture.signIn.execute({ username: 'robin', password, visitor, endingSecret: null });
const findLinkToken = (text: string): string => /token=(\S+)/.exec(text)![1]!;

describe('requesting the deletion of an account', () => {
  it('ends all sessions, writes the audit log and returns the time of erasure', async () => {
    const kims = await fixture.enter('kim');
    await fixture.enter();
    expect(await closeAccount()).toEqual(minutesLater(FORTNIGHT_MINUTES));
    expect([fixture.sessions.activeSecrets, fixture.audit.actions.at(-1)]).toEqual([[kims], 'account-closing-asked']);
  });

  it('requires the password even in a fresh session', async () => {
    await expect(closeAccount(null)).rejects.toThrow(PasswordNeeded);
    await expect(closeAccount('wrong')).rejects.toThrow(PasswordIncorrect);
    expect((await fixture.users.getById(userId)).isClosing).toBe(false);
  });

  it('accepts a fresh session from a user without a password', async () => {
    const robin = await fixture.users.getById(userId);
    await fixture.users.save(User.restore({ ...robin.snapshot(), hasPassword: false }));
    fixture.clock.at = minutesLater(10);
    await expect(closeAccount(null)).rejects.toThrow(PasswordNeeded);
    fixture.clock.at = minutesLater(9);
    await expect(closeAccount(null)).resolves.toEqual(minutesLater(9 + FORTNIGHT_MINUTES));
  });

  it('is refused if the session has ended', async () => {
    await fixture.sessions.end(sessionSecret);
    await expect(closeAccount()).rejects.toThrow(SessionEnded);
  });

  it('is refused if the password changed while it was being checked', async () => {
    const originalGetById = fixture.users.getById.bind(fixture.users);
    let readCount = 0;
    fixture.users.getById = async (id) => {
      const user = await originalGetById(id);
      if (++readCount === 2) user.setPassword('2:another', minutesLater(1));
      return user;
    };
    await expect(closeAccount()).rejects.toThrow(PasswordIncorrect);
    expect((await originalGetById(userId)).isClosing).toBe(false);
    expect(fixture.sessions.activeSecrets).toEqual([sessionSecret]);
  });

  it('limits the number of wrong passwords', async () => {
    for (let n = 0; n < 10; n++) await expect(closeAccount('wrong')).rejects.toThrow(PasswordIncorrect);
    await expect(closeAccount()).rejects.toThrow(TooManyRequests);
  });
});

describe('signing in to an account that is being deleted', () => {
  beforeEach(() => closeAccount());

  it('is refused after a correct password, writes the audit log and sends the restore mail again', async () => {
    await expect(signIn()).rejects.toThrow(AccountClosing);
    expect(fixture.audit.entries.at(-1)).toMatchObject({ action: 'sign-in-refused', userId });
    expect(fixture.jobs.waiting).toEqual([{ queue: SEND_RESTORE_MAIL, data: { userId, isRepeated: true } }]);
    expect(fixture.sessions.activeSecrets).toEqual([]);
  });

  it('returns the usual error for a wrong password', async () => {
    await expect(signIn('wrong')).rejects.toThrow(InvalidCredentials);
    expect(fixture.jobs.waiting).toEqual([]);
  });
});

describe('completing a two-factor sign-in after the account was closed', () => {
  it('is refused', async () => {
    const factor = SecondFactor.startSetUp(userId, 'SECRET');
    factor.enable(StubOneTimeCodes.stepAt(NOON) - 2, [], NOON);
    await fixture.factors.save(factor);
    const { secret: pendingSecret } = await signIn();
    await closeAccount();
    const proof = { code: `step-${StubOneTimeCodes.stepAt(NOON)}` };
    const second = fixture.completeSignIn.execute({ pendingSecret, proof, visitor, endingSecret: null });
    await expect(second).rejects.toThrow(SignInExpired);
  });
});

describe('the restore mail', () => {
  it('has a link that works once, until the account is erased', async () => {
    await closeAccount();
    await remind.execute({ userId });
    const { to, text } = fixture.mailbox.sent[0]!;
    expect([to, text]).toEqual(['robin@example.org', expect.stringContaining('On March 15, 2026, ')]);
    fixture.clock.at = minutesLater(FORTNIGHT_MINUTES - 1);
    await restore.execute({ secret: findLinkToken(text), visitor });
    await expect(restore.execute({ secret: findLinkToken(text), visitor })).rejects.toThrow(TokenInvalid);
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(fixture.audit.actions).toContain('account-restored');
  });

  it('invalidates all earlier links once one is used', async () => {
    await closeAccount();
    await remind.execute({ userId });
    await remind.execute({ userId, isRepeated: true });
    const [first, second] = fixture.mailbox.sent.map(({ text }) => findLinkToken(text));
    await restore.execute({ secret: second!, visitor });
    await closeAgain();
    await expect(restore.execute({ secret: first!, visitor })).rejects.toThrow(TokenInvalid);
  });

  it('is not sent after the deadline, and earlier links no longer work', async () => {
    await closeAccount();
    await remind.execute({ userId });
    fixture.clock.at = minutesLater(FORTNIGHT_MINUTES);
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toHaveLength(1);
    const secret = findLinkToken(fixture.mailbox.sent[0]!.text);
    await expect(restore.execute({ secret, visitor })).rejects.toThrow(TokenInvalid);
  });

  it("is not sent if the account isn't closing", async () => {
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toEqual([]);
  });

  it('is repeated at most five times in half an hour; the first one is always sent', async () => {
    await closeAccount();
    for (let n = 0; n < 7; n++) await remind.execute({ userId, isRepeated: true });
    expect(fixture.mailbox.sent).toHaveLength(5);
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toHaveLength(6);
  });

  it('states which content stays', async () => {
    await closeAccount();
    await remind.execute({ userId });
    expect(fixture.mailbox.sent[0]!.text).toContain(
      'Posts, replies and reviews you wrote will stay, without your name.',
    );
  });

  it('is sent instead of a password reset link', async () => {
    await closeAccount();
    await fixture.sendResetMail.execute({ userId });
    expect(fixture.mailbox.sent.map(({ text }) => /restore-account/.test(text))).toEqual([true]);
  });
});

describe('suspending a user', () => {
  it('ends their sessions, blocks sign-in until the suspension is lifted, and writes the audit log', async () => {
    expect([
      await suspend.execute('Robin', SUSPENSION_WITHOUT_END),
      await suspend.execute('robin', SUSPENSION_WITHOUT_END),
    ]).toEqual([true, false]);
    expect(fixture.sessions.activeSecrets).toEqual([]);
    await expect(signIn()).rejects.toThrow(AccountSuspended);
    await expect(signIn('wrong')).rejects.toThrow(InvalidCredentials);
    expect(fixture.jobs.waiting).toEqual([]);
    expect([await liftSuspension.execute('robin'), await liftSuspension.execute('robin')]).toEqual([true, false]);
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual(['suspended', 'suspension-lifted']);
  });

  it('ends automatically at the set time, and not earlier', async () => {
    const until = minutesLater(60);
    await suspend.execute('robin', { until, reason: 'Sent spam' });
    fixture.clock.at = minutesLater(59);
    await liftSuspension.liftDueSuspensions();
    await expect(signIn()).rejects.toMatchObject({ message: expect.stringContaining('suspended') });

    fixture.clock.at = until;
    await liftSuspension.liftDueSuspensions();
    await expect(signIn()).resolves.toMatchObject({ userId });
    await liftSuspension.liftDueSuspensions();
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual(['suspended', 'suspension-lifted']);
  });

  it.each([
    ['later', 90],
    ['earlier', 30],
  ])('can be changed to a %s end, which then applies', async (_, minutes) => {
    await suspend.execute('robin', { until: minutesLater(60), reason: 'Sent spam' });
    expect(await change.execute('Robin', { until: minutesLater(minutes) })).toBe(true);
    fixture.clock.at = minutesLater(minutes - 1);
    await liftSuspension.liftDueSuspensions();
    await expect(signIn()).rejects.toThrow(AccountSuspended);
    fixture.clock.at = minutesLater(minutes);
    await liftSuspension.liftDueSuspensions();
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(await change.execute('robin', { until: null })).toBe(false);
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual([
      'suspended',
      'suspension-changed',
      'suspension-lifted',
    ]);
  });

  it('does not lift suspensions without an end', async () => {
    await suspend.execute('robin', SUSPENSION_WITHOUT_END);
    fixture.clock.at = minutesLater(10 * 365 * 24 * 60);
    await liftSuspension.liftDueSuspensions();
    await expect(signIn()).rejects.toThrow(AccountSuspended);
  });

  it('fails for an unknown username', async () => {
    await expect(suspend.execute('nobody', SUSPENSION_WITHOUT_END)).rejects.toThrow(UserNotFound);
    await expect(change.execute('nobody', { until: null })).rejects.toThrow(UserNotFound);
    await expect(liftSuspension.execute('nobody')).rejects.toThrow(UserNotFound);
  });
});

describe('erasing due accounts', () => {
  const everything = () => new RecordedErasure();
  const erase = (everywhere: RecordedErasure, here: PersonalData) => {
    const { users, audit, clock } = fixture;
    const one = new EraseAccount(users, everywhere, here, audit, transactions, clock);
    return new EraseDueAccounts(users, one, clock).execute();
  };

  it("erases every context with the user's choice, then identity, and writes the audit log", async () => {
    await closeAccount(PASSWORD, 'remove');
    fixture.clock.at = minutesLater(FORTNIGHT_MINUTES);
    const [everywhere, here] = [everything(), new RecordedPersonalData()];
    await erase(everywhere, here);
    expect([everywhere.erased, here.erased]).toEqual([[[userId, 'remove']], [userId]]);
    expect(fixture.audit.entries.at(-1)).toMatchObject({ action: 'account-erased', userId, visitor: null });
  });

  it('skips an account that was restored after the list was read', async () => {
    const [everywhere, here] = [everything(), new RecordedPersonalData()];
    fixture.users.listIdsDueForErasure = async () => [userId];
    await erase(everywhere, here);
    expect([everywhere.erased, here.erased]).toEqual([[], []]);
  });

  it('continues after a failure, and throws at the end so that the job is retried', async () => {
    const kim = fixture.known[1]!.id;
    for (const id of [userId, kim]) {
      const user = await fixture.users.getById(id);
      user.close('keep', NOON);
      await fixture.users.save(user);
    }
    fixture.clock.at = minutesLater(FORTNIGHT_MINUTES);
    const [everywhere, here] = [everything(), new RecordedPersonalData()];
    fixture.users.listIdsDueForErasure = async () => [99 as UserId, userId, kim];
    everywhere.failsFor.add(userId);
    await expect(erase(everywhere, here)).rejects.toThrow('No erasing 1 today');
    expect(here.erased).toEqual([kim]);
  });
});

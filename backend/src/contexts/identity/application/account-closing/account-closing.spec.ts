import {
  PersonalDataRegistry,
  type PersonalDataTables,
  type WrittenChoice,
} from '../../../../shared/application/personal-data';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { PasswordIncorrect, PasswordNeeded, InvalidCredentials } from '../../domain/credentials/credentials';
import { SessionOver } from '../../domain/sessions/session';
import { SignInOver } from '../../domain/two-factor/pending-second-factor';
import { AccountClosing, AccountSuspended, TokenInvalid, UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import { User } from '../../domain/users/user';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { ChangeSuspension, LiftSuspension, SuspendUser } from '../operators/suspensions';
import { identityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { later, NOON } from '../users/testing/user-fixture';
import { SequentialRandomness, StubPageAddresses, StubPasswords } from '../testing/fakes';
import { InMemoryDataExports, InMemoryExportContents } from '../data-export/testing/in-memory-data-exports';
import { StubOneTimeCodes } from '../two-factor/testing/in-memory-second-factors';
import { InMemoryAccessCredentials } from '../users/testing/in-memory-access-credentials';
import { CloseAccount, RestoreAccount } from './close-account';
import { EraseAccount, EraseDueAccounts } from './erase-accounts';
import { Erasure } from './ports/erasure';
import { SEND_RESTORE_MAIL, SendRestoreMail } from './restore-mail';

const FOREVER = { until: null, reason: null };

const PASSWORD = 'Correct-horse-9';
const FORTNIGHT = 14 * 24 * 60;
const userId = 1 as UserId;
const transactions = new NoTransactions();

/** Remembers whom it was asked to forget, and fails for those it is told to fail for. */
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

/** Erases out of a list of those whose time is over. */
class ErasureOfAList extends Erasure {
  readonly erased: number[] = [];

  constructor(readonly ids: UserId[]) {
    super();
  }

  async listDue(): Promise<readonly UserId[]> {
    return this.ids;
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
let lift: LiftSuspension;
let remind: SendRestoreMail;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await identityFixture({}, { username: 'kim' });
  const { users, sessions, pendingFactors, tokens, audit, clock, limits, mailbox } = fixture;
  const accessCredentials = new InMemoryAccessCredentials(sessions, pendingFactors, tokens);
  const checkOwnPassword = new CheckOwnPassword(new StubPasswords(), limits, audit, clock);
  const confirm = new Reauthenticate(checkOwnPassword, sessions, clock);
  const exports = new InMemoryDataExports(new InMemoryExportContents());
  close = new CloseAccount(users, confirm, sessions, accessCredentials, exports, audit, transactions, clock);
  restore = new RestoreAccount(users, tokens, audit, transactions, clock);
  suspend = new SuspendUser(users, accessCredentials, audit, transactions, clock);
  change = new ChangeSuspension(users, audit, transactions, clock);
  lift = new LiftSuspension(users, audit, transactions, clock);
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

const closing = (password: string | null = PASSWORD, written: WrittenChoice = 'keep') =>
  close.execute({ userId, password, written, visitor, sessionSecret });
/** Asks for deletion again, in a new session. */
async function closeAgain(): Promise<void> {
  sessionSecret = await fixture.enter();
  await closing();
}
const signIn = (password = PASSWORD) =>
  fixture.signIn.execute({ username: 'robin', password, visitor, endingSecret: null });
const linkIn = (text: string): string => /token=(\S+)/.exec(text)![1]!;

describe('asking for one’s account to be deleted', () => {
  it('ends every session, on record, and says when the account goes', async () => {
    const kims = await fixture.enter('kim');
    await fixture.enter();
    expect(await closing()).toEqual(later(FORTNIGHT));
    expect([fixture.sessions.live, fixture.audit.actions.at(-1)]).toEqual([[kims], 'account-closing-asked']);
  });

  it('asks for the password however fresh the session is', async () => {
    await expect(closing(null)).rejects.toThrow(PasswordNeeded);
    await expect(closing('wrong')).rejects.toThrow(PasswordIncorrect);
    expect((await fixture.users.getById(userId)).isClosing).toBe(false);
  });

  it('takes a fresh session from someone without a password', async () => {
    const robin = await fixture.users.getById(userId);
    await fixture.users.save(User.restore({ ...robin.snapshot(), hasPassword: false }));
    fixture.clock.at = later(10);
    await expect(closing(null)).rejects.toThrow(PasswordNeeded);
    fixture.clock.at = later(9);
    await expect(closing(null)).resolves.toEqual(later(9 + FORTNIGHT));
  });

  it('is refused to a session that has ended meanwhile', async () => {
    await fixture.sessions.end(sessionSecret);
    await expect(closing()).rejects.toThrow(SessionOver);
  });

  it('is refused with a password that changed while it was checked', async () => {
    const byId = fixture.users.getById.bind(fixture.users);
    let reads = 0;
    fixture.users.getById = async (id) => {
      const user = await byId(id);
      if (++reads === 2) user.setPassword('2:another', later(1));
      return user;
    };
    await expect(closing()).rejects.toThrow(PasswordIncorrect);
    expect((await byId(userId)).isClosing).toBe(false);
    expect(fixture.sessions.live).toEqual([sessionSecret]);
  });

  it('counts passwords that are tried, as everywhere', async () => {
    for (let n = 0; n < 10; n++) await expect(closing('wrong')).rejects.toThrow(PasswordIncorrect);
    await expect(closing()).rejects.toThrow(TooManyRequests);
  });
});

describe('signing in to an account that is being deleted', () => {
  beforeEach(() => closing());

  it('is refused once the password was right, on record, and the mail comes again', async () => {
    await expect(signIn()).rejects.toThrow(AccountClosing);
    expect(fixture.audit.entries.at(-1)).toMatchObject({ action: 'sign-in-refused', userId });
    expect(fixture.jobs.waiting).toEqual([{ queue: SEND_RESTORE_MAIL, data: { userId, isRepeated: true } }]);
    expect(fixture.sessions.live).toEqual([]);
  });

  it('sounds as always with another password', async () => {
    await expect(signIn('wrong')).rejects.toThrow(InvalidCredentials);
    expect(fixture.jobs.waiting).toEqual([]);
  });
});

describe('the second step of someone who is shut out meanwhile', () => {
  it('is over', async () => {
    const factor = SecondFactor.begin(userId, 'SECRET');
    factor.enable(StubOneTimeCodes.stepAt(NOON) - 2, [], NOON);
    await fixture.factors.save(factor);
    const { secret: pendingSecret } = await signIn();
    await closing();
    const proof = { code: `step-${StubOneTimeCodes.stepAt(NOON)}` };
    const second = fixture.completeSignIn.execute({ pendingSecret, proof, visitor, endingSecret: null });
    await expect(second).rejects.toThrow(SignInOver);
  });
});

describe('the mail that keeps an account', () => {
  it('has a link that works until the account goes, once', async () => {
    await closing();
    await remind.execute({ userId });
    const { to, text } = fixture.mailbox.sent[0]!;
    expect([to, text]).toEqual(['robin@example.org', expect.stringContaining('On March 15, 2026, ')]);
    fixture.clock.at = later(FORTNIGHT - 1);
    await restore.execute({ secret: linkIn(text), visitor });
    await expect(restore.execute({ secret: linkIn(text), visitor })).rejects.toThrow(TokenInvalid);
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(fixture.audit.actions).toContain('account-restored');
  });

  it('makes every earlier link useless once one was used', async () => {
    await closing();
    await remind.execute({ userId });
    await remind.execute({ userId, isRepeated: true });
    const [first, second] = fixture.mailbox.sent.map(({ text }) => linkIn(text));
    await restore.execute({ secret: second!, visitor });
    await closeAgain();
    await expect(restore.execute({ secret: first!, visitor })).rejects.toThrow(TokenInvalid);
  });

  it('comes too late once the time is over', async () => {
    await closing();
    await remind.execute({ userId });
    fixture.clock.at = later(FORTNIGHT);
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toHaveLength(1);
    const secret = linkIn(fixture.mailbox.sent[0]!.text);
    await expect(restore.execute({ secret, visitor })).rejects.toThrow(TokenInvalid);
  });

  it('goes to no one whose account stays', async () => {
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toEqual([]);
  });

  it('comes again five times in half an hour; the first comes however much was mailed before', async () => {
    await closing();
    for (let n = 0; n < 7; n++) await remind.execute({ userId, isRepeated: true });
    expect(fixture.mailbox.sent).toHaveLength(5);
    await remind.execute({ userId });
    expect(fixture.mailbox.sent).toHaveLength(6);
  });

  it('says what stays', async () => {
    await closing();
    await remind.execute({ userId });
    expect(fixture.mailbox.sent[0]!.text).toContain(
      'Posts, replies and reviews you wrote will stay, without your name.',
    );
  });

  it('takes the place of a link for another password', async () => {
    await closing();
    await fixture.sendResetMail.execute({ userId });
    expect(fixture.mailbox.sent.map(({ text }) => /restore-account/.test(text))).toEqual([true]);
  });
});

describe('an operator who suspends someone', () => {
  it('ends their sessions and lets no one sign in until that is lifted, on record', async () => {
    expect([await suspend.execute('Robin', FOREVER), await suspend.execute('robin', FOREVER)]).toEqual([true, false]);
    expect(fixture.sessions.live).toEqual([]);
    await expect(signIn()).rejects.toThrow(AccountSuspended);
    await expect(signIn('wrong')).rejects.toThrow(InvalidCredentials);
    expect(fixture.jobs.waiting).toEqual([]);
    expect([await lift.execute('robin'), await lift.execute('robin')]).toEqual([true, false]);
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual(['suspended', 'suspension-lifted']);
  });

  it('lets them in again by itself when the time is over, and not a minute earlier', async () => {
    const until = later(60);
    await suspend.execute('robin', { until, reason: 'Sent spam' });
    fixture.clock.at = later(59);
    await lift.ofThoseDue();
    await expect(signIn()).rejects.toMatchObject({ message: expect.stringContaining('suspended') });

    fixture.clock.at = until;
    await lift.ofThoseDue();
    await expect(signIn()).resolves.toMatchObject({ userId });
    await lift.ofThoseDue();
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual(['suspended', 'suspension-lifted']);
  });

  it.each([
    ['later', 90],
    ['earlier', 30],
  ])('changes the end to a %s one, on record, and it ends then', async (_, minutes) => {
    await suspend.execute('robin', { until: later(60), reason: 'Sent spam' });
    expect(await change.execute('Robin', { until: later(minutes) })).toBe(true);
    fixture.clock.at = later(minutes - 1);
    await lift.ofThoseDue();
    await expect(signIn()).rejects.toThrow(AccountSuspended);
    fixture.clock.at = later(minutes);
    await lift.ofThoseDue();
    await expect(signIn()).resolves.toMatchObject({ userId });
    expect(await change.execute('robin', { until: null })).toBe(false);
    expect(fixture.audit.actions.filter((action) => /suspen/.test(action))).toEqual([
      'suspended',
      'suspension-changed',
      'suspension-lifted',
    ]);
  });

  it('leaves those alone whose suspension has no end', async () => {
    await suspend.execute('robin', FOREVER);
    fixture.clock.at = later(10 * 365 * 24 * 60);
    await lift.ofThoseDue();
    await expect(signIn()).rejects.toThrow(AccountSuspended);
  });

  it('refuses a name that has no account', async () => {
    await expect(suspend.execute('nobody', FOREVER)).rejects.toThrow(UserNotFound);
    await expect(change.execute('nobody', { until: null })).rejects.toThrow(UserNotFound);
    await expect(lift.execute('nobody')).rejects.toThrow(UserNotFound);
  });
});

describe('erasing those whose time is over', () => {
  const everything = () => new RecordedErasure();
  const erase = (everywhere: RecordedErasure, erasure: Erasure) => {
    const one = new EraseAccount(fixture.users, everywhere, erasure, fixture.audit, transactions, fixture.clock);
    return new EraseDueAccounts(erasure, one, fixture.clock).execute();
  };

  it('empties every context as they chose, then identity, on record', async () => {
    await closing(PASSWORD, 'remove');
    fixture.clock.at = later(FORTNIGHT);
    const [everywhere, here] = [everything(), new ErasureOfAList([userId])];
    await erase(everywhere, here);
    expect([everywhere.erased, here.erased]).toEqual([[[userId, 'remove']], [userId]]);
    expect(fixture.audit.entries.at(-1)).toMatchObject({ action: 'account-erased', userId, visitor: null });
  });

  it('leaves alone who has thought again since the list was made', async () => {
    const [everywhere, here] = [everything(), new ErasureOfAList([userId])];
    await erase(everywhere, here);
    expect([everywhere.erased, here.erased]).toEqual([[], []]);
  });

  it('goes on after someone who cannot be erased, and fails at the end so that it is tried again', async () => {
    const kim = fixture.known[1]!.id;
    for (const id of [userId, kim]) {
      const user = await fixture.users.getById(id);
      user.close('keep', NOON);
      await fixture.users.save(user);
    }
    fixture.clock.at = later(FORTNIGHT);
    const [everywhere, here] = [everything(), new ErasureOfAList([99 as UserId, userId, kim])];
    everywhere.failsFor.add(userId);
    await expect(erase(everywhere, here)).rejects.toThrow('No erasing 1 today');
    expect(here.erased).toEqual([kim]);
  });
});

import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { SessionNotFound } from '../../domain/sessions/session';
import type { BirthDate } from '../../domain/personal-details/personal-details';
import { NoPendingRegistration } from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { EndOwnSession, ListOwnSessions } from '../sessions/own-sessions';
import { FindCollegeAdmin, ListDirectoryPeople } from '../people/people';
import { type AccountOrigin, PeopleReader, type PersonRecord } from '../people/ports/people-reader';
import { type AccountRecord, type AccountSecurity, type CollegeAdmin, UserReader } from '../users/ports/users';
import { GetPendingRegistration } from '../external-sign-in/complete-registration';
import { createIdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater, NOON } from '../users/testing/user-fixture';
import { StubPageAddresses } from '../testing/fakes';
import { InMemoryPendingRegistrations } from '../external-sign-in/testing/in-memory-external-sign-in';
import { GetOwnAccount, GetOwnAccountWithSecurity } from './own-account';
import { SendAccountNotice } from './send-account-notice';

const DAY = 24 * 60;

describe('own sessions', () => {
  it('are listed newest first until they expire', async () => {
    const { enter, robin, sessions, clock } = await createIdentityFixture();
    const list = new ListOwnSessions(sessions, clock);
    const owner = { id: robin.id, role: 'student' } as const;
    const first = await enter();
    clock.at = minutesLater(60);
    await enter();
    expect(await list.execute(owner, first)).toMatchObject([
      { isCurrent: false, openedAt: minutesLater(60) },
      { isCurrent: true, openedAt: NOON },
    ]);
    clock.at = minutesLater(DAY);
    expect(await list.execute(owner, first)).toMatchObject([{ openedAt: minutesLater(60) }]);
    expect(await list.execute({ ...owner, role: 'college_admin' }, first)).toEqual([]);
  });

  it('can be ended only by their owner, and write the audit log', async () => {
    const { enter, robin, known, sessions, audit, clock } = await createIdentityFixture({}, { username: 'kim' });
    const end = new EndOwnSession(sessions, audit, new NoTransactions(), clock);
    const secret = await enter();
    const id = (await sessions.listByUserId(robin.id, secret))[0]!.id;
    const before = audit.entries.length;
    await expect(end.execute({ userId: known[1]!.id, id, visitor })).rejects.toThrow(SessionNotFound);
    expect([sessions.activeSecrets, audit.entries.length]).toEqual([[secret], before]);
    await end.execute({ userId: robin.id, id, visitor });
    expect(sessions.activeSecrets).toEqual([]);
    expect(audit.entries.at(-1)).toEqual({ action: 'session-ended', userId: robin.id, visitor, at: NOON });
    await expect(end.execute({ userId: robin.id, id, visitor })).rejects.toThrow(SessionNotFound);
  });
});

class SingleAdministratorReader extends UserReader {
  admin: CollegeAdmin | null = null;
  account: AccountRecord | null = null;
  safety: AccountSecurity | null = null;

  async findAccount(): Promise<AccountRecord | null> {
    return this.account;
  }

  async findSecurity(): Promise<AccountSecurity | null> {
    return this.safety;
  }

  async findId(): Promise<UserId | null> {
    return null;
  }

  async findCollegeAdmin(): Promise<CollegeAdmin | null> {
    return this.admin;
  }
}

describe('finding a college administrator', () => {
  it('reports whether they are under 18 without their birth date', async () => {
    const users = new SingleAdministratorReader();
    const find = new FindCollegeAdmin(users, { now: () => NOON });
    expect(await find.execute({ userId: 7 })).toBeNull();
    const admin = { userId: 7, collegeId: 3, confirmedEmail: 'dean@example.edu', twoFactorEnabled: true };
    users.admin = { ...admin, birthDate: '2008-03-02' };
    expect(await find.execute({ userId: 7 })).toEqual({ ...admin, isMinor: true });
    users.admin = { ...admin, birthDate: '2008-03-01' };
    expect(await find.execute({ username: 'dean' })).toEqual({ ...admin, isMinor: false });
  });
});

describe('GetOwnProfile', () => {
  it('returns the account with its security fields, or null if it was deleted', async () => {
    const users = new SingleAdministratorReader();
    const account = new GetOwnAccount(users, { twoFactorNeeded: false }, { now: () => NOON });
    const read = () => new GetOwnAccountWithSecurity(account, users).execute(7 as UserId);
    users.account = {
      id: 7,
      username: 'robin',
      fullName: 'Robin Example',
      email: 'robin@example.org',
      emailVerified: true,
      role: 'student',
      avatarUrl: null,
      isAgeVerified: true,
      registration: null,
      operator: {
        isEmailConfirmed: true,
        birthDate: '1990-05-01',
        isClosing: false,
        isSuspended: false,
        hasTwoFactor: false,
        grantedAt: null,
      },
    };
    expect(await read()).toBeNull();
    const safety = { pendingEmail: null, hasPassword: true, passwordSetAt: NOON, twoFactorEnabled: false };
    users.safety = { ...safety, recoveryCodesLeft: 4 };
    expect((await read())!.account).toMatchObject({ id: 7, username: 'robin', ...users.safety });
    users.account = null;
    expect(await read()).toBeNull();
  });
});

class StubPeopleReader extends PeopleReader {
  async findByIds(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    const person = {
      fullName: 'Robin Example',
      avatarUrl: null,
      role: 'student',
      collegeId: null,
      hiddenFrom: null,
      representedCollegeIds: [],
      alumOfCollegeIds: [],
      isSample: false,
    } as const;
    const birthDates: Record<number, string | null> = { 1: '2008-03-02', 2: '2008-03-01', 3: null };
    return ids.map((id) => ({
      ...person,
      id,
      birthDate: birthDates[id] as BirthDate | null,
      state: id === 3 ? 'unconfirmed' : 'active',
    }));
  }

  async findReachableEmails(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map(ids.filter((id) => id !== 3).map((id) => [id, 'robin@example.org']));
  }

  async listIdsAfter(): Promise<readonly number[]> {
    return [];
  }

  async findOrigins(): Promise<ReadonlyMap<number, AccountOrigin>> {
    return new Map();
  }

  async getRegisteredAt(): Promise<Date> {
    return new Date('2026-01-01T00:00:00Z');
  }

  async listSampleIds(): Promise<readonly number[]> {
    return [];
  }

  async findIdsByUsername(): Promise<ReadonlyMap<string, number>> {
    return new Map();
  }

  async findLastActiveMonths(): Promise<ReadonlyMap<number, string>> {
    return new Map();
  }
}

describe('people for the directory', () => {
  it('have a short name until they turn 18, and take part only if they may be shown', async () => {
    const list = new ListDirectoryPeople(new StubPeopleReader(), { now: () => NOON });
    expect(await list.execute([1, 2, 3])).toEqual([
      { id: 1, role: 'student', displayName: 'Robin E.', adultFrom: '2026-03-02', takesPart: true },
      { id: 2, role: 'student', displayName: 'Robin Example', adultFrom: null, takesPart: true },
      { id: 3, role: 'student', displayName: 'Robin Example', adultFrom: null, takesPart: false },
    ]);
  });
});

describe('the notice of a new way to sign in', () => {
  it("is mailed to the account's address, with a link to choose a new password", async () => {
    const { users, mailbox, robin } = await createIdentityFixture();
    const sendAccountNotice = new SendAccountNotice(users, mailbox, new StubPageAddresses());
    await sendAccountNotice.execute({ userId: robin.id, notice: 'identity-connected' });
    expect(mailbox.sent).toMatchObject([
      { to: 'robin@example.org', subject: 'A new way to sign in to Example was added' },
    ]);
    expect(mailbox.sent[0]!.text).toContain('\n\nChoose a new password:\nhttps://example.org/forgot-password\n\n');
  });
});

describe('a pending registration', () => {
  it('is shown only in its browser, until it expires', async () => {
    const pending = new InMemoryPendingRegistrations();
    const clock = { at: NOON, now: () => clock.at };
    const show = new GetPendingRegistration(pending, clock);
    const person = { email: 'robin@example.org', isEmailVerified: true, fullName: 'Robin' };
    const account = { provider: 'google', collegeId: null, issuer: 'https://google.example', subject: '1' } as const;
    const identity = { ...account, ...person };
    const waiting = { identity, role: 'student', next: null, expiresAt: minutesLater(30) } as const;
    await pending.save('secret', waiting);
    expect(await show.execute('secret')).toEqual(waiting);
    for (const secret of [null, 'other']) await expect(show.execute(secret)).rejects.toThrow(NoPendingRegistration);
    clock.at = minutesLater(30);
    await expect(show.execute('secret')).rejects.toThrow(NoPendingRegistration);
  });
});

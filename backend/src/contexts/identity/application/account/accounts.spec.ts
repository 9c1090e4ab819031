import { TooManyRequests } from '../../../../shared/application/rate-limits';
import {
  AccountChangeRefused,
  NotForMinors,
  PasswordIncorrect,
  PasswordNeeded,
  SessionOver,
} from '../../domain/users/account-errors';
import { TokenInvalid } from '../../domain/users/errors';
import { RoleChanged } from '../../domain/users/events';
import { EndOwnSessions } from '../sessions/end-own-sessions';
import { aHouse, type House, visitor } from '../testing/a-house';
import { later } from '../users/testing/an-applicant';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { CannotBeSpared } from './testing/rights-given-up';

let house: House;
let sessionSecret: string;
beforeEach(async () => {
  house = await aHouse({}, { username: 'kim' });
  sessionSecret = await house.enter();
});
const userId = 1 as House['robin']['id'];
const robin = () => house.users.byId(userId);

describe('changing name, picture and address', () => {
  const update = (change: object, currentPassword: string | null = null) =>
    house.updateAccount.execute({ userId, change, currentPassword, visitor, sessionSecret });
  const mailTo = (address: string) => house.mailbox.sent.find(({ to }) => to === address);
  const confirm = (address: string) =>
    house.confirmEmail.execute({ secret: /token=(\S+)/.exec(mailTo(address)!.text)![1]!, visitor });

  it('changes name and picture at once, on record', async () => {
    await update({ fullName: 'Robin Renamed', email: 'ROBIN@example.org', avatarUrl: 'https://example.org/r.png' });
    expect((await robin()).snapshot()).toMatchObject({ fullName: 'Robin Renamed', pendingEmail: null });
    expect(house.audit.actions.at(-1)).toBe('profile-changed');
  });

  it('changes nothing when one thing is wrong', async () => {
    await expect(update({ fullName: 'Robin Renamed', email: 'nobody' })).rejects.toThrow(AccountChangeRefused);
    expect((await robin()).fullName).toBe('Robin Example');
  });

  it('waits for the new address, and tells the old one nothing that was typed', async () => {
    await update({ email: 'new@example.org' });
    await house.sendEmailChangeMails.execute({ userId });
    expect(house.mailbox.sent.map(({ to }) => to)).toEqual(['robin@example.org', 'new@example.org']);
    expect(mailTo('robin@example.org')!.text).not.toMatch(/new@|token/);
    await confirm('new@example.org');
    expect((await robin()).email).toBe('new@example.org');
    expect(house.audit.actions.slice(-2)).toEqual(['email-change-asked', 'email-changed']);
  });

  it('confirms a new address for 24 hours', async () => {
    await update({ email: 'new@example.org' });
    await house.sendEmailChangeMails.execute({ userId });
    house.clock.at = later(24 * 60);
    await expect(confirm('new@example.org')).rejects.toThrow(TokenInvalid);
    house.clock.at = later(24 * 60 - 1);
    await confirm('new@example.org');
    expect((await robin()).email).toBe('new@example.org');
  });

  it('sends no link to somebody who has an account', async () => {
    await update({ email: 'kim@example.org' });
    await house.sendEmailChangeMails.execute({ userId });
    expect(mailTo('kim@example.org')).toMatchObject({ subject: 'You already have an account at Example' });
    expect(mailTo('kim@example.org')!.text).not.toContain('token');
  });

  it('says of an address that was taken meanwhile no more than that the link is over', async () => {
    await update({ email: 'new@example.org' });
    await house.sendEmailChangeMails.execute({ userId });
    const kim = await house.users.byId(house.known[1]!.id);
    kim.askForEmail('new@example.org', later(1));
    kim.changeEmail('new@example.org', later(1));
    await house.users.save(kim);
    await expect(confirm('new@example.org')).rejects.toThrow(TokenInvalid);
  });

  it('sends no mail for a change that was called off', async () => {
    await update({ email: 'new@example.org' });
    await house.cancelEmailChange.execute({ userId, visitor });
    await house.sendEmailChangeMails.execute({ userId });
    expect(house.mailbox.sent).toEqual([]);
  });

  it('asks for the password ten minutes after the sign-in', async () => {
    house.clock.at = later(10);
    await expect(update({ email: 'new@example.org' })).rejects.toThrow(PasswordNeeded);
    await expect(update({ email: 'new@example.org' }, 'wrong')).rejects.toThrow(PasswordIncorrect);
    expect((await robin()).pendingEmail).toBeNull();
    await update({ email: 'new@example.org' }, 'Correct-horse-9');
    await update({ fullName: 'Robin Renamed' });
    expect((await robin()).pendingEmail).toBe('new@example.org');
  });

  it('mails an address five times in half an hour', async () => {
    for (let n = 0; n < 5; n++) await update({ email: 'new@example.org' });
    await expect(update({ email: 'New@example.org' })).rejects.toThrow(TooManyRequests);
  });
});

describe('signing out everywhere', () => {
  const end = (exceptSecret: string | null) =>
    new EndOwnSessions(house.sessions, house.audit, new NoTransactions(), house.clock).execute({
      ...{ userId, exceptSecret, visitor },
    });

  it('ends every session of that person but the one that asks, on record', async () => {
    const kims = await house.enter('kim');
    await house.enter();
    await end(sessionSecret);
    expect(house.sessions.live).toEqual([sessionSecret, kims]);
    expect(house.audit.actions.at(-1)).toBe('sessions-ended');
  });

  it('ends that one too when asked to', async () => {
    await house.enter();
    await end(null);
    expect(house.sessions.live).toEqual([]);
  });
});

describe('changing the role', () => {
  const become = (
    newRole: 'student' | 'alumni' | 'college_admin',
    who = userId,
    secret = sessionSecret,
    currentPassword: string | null = null,
  ) => house.changeRole.execute({ userId: who, newRole, currentPassword, visitor, sessionSecret: secret });

  it('renews the session and tells the house, on record', async () => {
    const renewed = await become('alumni');
    expect(house.sessions.live).toEqual([renewed?.secret]);
    expect(house.audit.actions.at(-1)).toBe('role-changed');
    expect(house.users.told).toContainEqual(new RoleChanged(userId, 'student', 'alumni', house.clock.at));
  });

  it('says whether the password was given with it', async () => {
    await become('alumni', userId, sessionSecret, 'Correct-horse-9');
    expect(house.users.told).toContainEqual(new RoleChanged(userId, 'student', 'alumni', house.clock.at, true));
  });

  it('is refused with a wrong password, and later than ten minutes after the sign-in without one', async () => {
    await expect(become('alumni', userId, sessionSecret, 'Wrong-horse-9')).rejects.toThrow(PasswordIncorrect);
    house.clock.at = new Date(house.clock.at.getTime() + 11 * 60_000);
    await expect(become('alumni')).rejects.toThrow(PasswordNeeded);
    expect((await house.users.byId(userId)).role).toBe('student');
  });

  it('is nothing to the role that one has', async () => {
    expect(await become('student')).toBeNull();
    expect(house.sessions.live).toEqual([sessionSecret]);
  });

  it('is good for three times a day; what is refused does not count', async () => {
    let secret = sessionSecret;
    for (const role of ['college_admin', 'student', 'college_admin'] as const) {
      secret = (await become(role, userId, secret))!.secret;
    }
    await expect(become('student', userId, secret)).rejects.toThrow(TooManyRequests);

    house = await aHouse({ birthDate: '2010-01-01' });
    secret = await house.enter();
    for (let n = 0; n < 5; n++) await expect(become('alumni', userId, secret)).rejects.toThrow(NotForMinors);
    await expect(become('college_admin', userId, secret)).rejects.toThrow(NotForMinors);
  });

  it('ends what an administrator may do for a college, and is refused to whom the college cannot spare', async () => {
    const secret = (await become('college_admin'))!.secret;
    expect(house.rights.by).toEqual([]);
    house.rights.cannotBeSpared.add(userId);
    await expect(become('student', userId, secret)).rejects.toThrow(CannotBeSpared);
    house.rights.cannotBeSpared.clear();
    await become('student', userId, secret);
    expect(house.rights.by).toEqual([userId]);
  });

  it('is refused once the session has ended', async () => {
    await house.sessions.end(sessionSecret);
    await expect(become('alumni')).rejects.toThrow(SessionOver);
  });
});

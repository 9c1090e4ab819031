import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { AccountChangeRefused } from '../../domain/users/account-change';
import { NotForMinors } from '../../domain/personal-details/personal-details';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import { SessionEnded } from '../../domain/sessions/session';
import { TokenInvalid } from '../../domain/users/errors';
import { RoleChanged } from '../../integration-events/account-events';
import { EndOwnSessions } from '../sessions/own-sessions';
import { createIdentityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater } from '../users/testing/user-fixture';

let fixture: IdentityFixture;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await createIdentityFixture({}, { username: 'kim' });
  sessionSecret = await fixture.enter();
});
const userId = 1 as IdentityFixture['robin']['id'];
const robin = () => fixture.users.getById(userId);

describe('changing name, picture and email address', () => {
  const update = (change: object, currentPassword: string | null = null) =>
    fixture.updateAccount.execute({ userId, change, currentPassword, visitor, sessionSecret });
  const findMailTo = (address: string) => fixture.mailbox.sent.find(({ to }) => to === address);
  const confirm = (address: string) =>
    fixture.confirmEmail.execute({ secret: /token=(\S+)/.exec(findMailTo(address)!.text)![1]!, visitor });

  it('changes name and picture immediately and writes the audit log', async () => {
    await update({
      fullName: 'Robin Renamed',
      email: 'ROBIN@example.org',
      avatarUrl: 'https://lh3.googleusercontent.com/a/r',
    });
    expect((await robin()).snapshot()).toMatchObject({ fullName: 'Robin Renamed', pendingEmail: null });
    expect(fixture.audit.actions.at(-1)).toBe('profile-changed');
  });

  it('changes nothing if one field is invalid', async () => {
    await expect(update({ fullName: 'Robin Renamed', email: 'nobody' })).rejects.toThrow(AccountChangeRefused);
    expect((await robin()).fullName).toBe('Robin Example');
  });

  it('keeps the old address until the new one is confirmed, and mails the old one nothing that was typed', async () => {
    await update({ email: 'new@example.org' });
    await fixture.sendEmailChangeMails.execute({ userId });
    expect(fixture.mailbox.sent.map(({ to }) => to)).toEqual(['robin@example.org', 'new@example.org']);
    expect(findMailTo('robin@example.org')!.text).not.toMatch(/new@|token/);
    await confirm('new@example.org');
    expect((await robin()).email).toBe('new@example.org');
    expect(fixture.audit.actions.slice(-2)).toEqual(['email-change-asked', 'email-changed']);
  });

  it('accepts the confirmation link for 24 hours', async () => {
    await update({ email: 'new@example.org' });
    await fixture.sendEmailChangeMails.execute({ userId });
    fixture.clock.at = minutesLater(24 * 60);
    await expect(confirm('new@example.org')).rejects.toThrow(TokenInvalid);
    fixture.clock.at = minutesLater(24 * 60 - 1);
    await confirm('new@example.org');
    expect((await robin()).email).toBe('new@example.org');
  });

  it('mails a notice without a link if the new address belongs to another account', async () => {
    await update({ email: 'kim@example.org' });
    await fixture.sendEmailChangeMails.execute({ userId });
    expect(findMailTo('kim@example.org')).toMatchObject({ subject: 'You already have an account on Example' });
    expect(findMailTo('kim@example.org')!.text).not.toContain('token');
  });

  it('rejects the link as invalid if another user took the address first', async () => {
    await update({ email: 'new@example.org' });
    await fixture.sendEmailChangeMails.execute({ userId });
    const kim = await fixture.users.getById(fixture.known[1]!.id);
    kim.requestEmailChange('new@example.org', minutesLater(1));
    kim.changeEmail('new@example.org', minutesLater(1));
    await fixture.users.save(kim);
    await expect(confirm('new@example.org')).rejects.toThrow(TokenInvalid);
  });

  it('sends no mail for a canceled change', async () => {
    await update({ email: 'new@example.org' });
    await fixture.cancelEmailChange.execute({ userId, visitor });
    await fixture.sendEmailChangeMails.execute({ userId });
    expect(fixture.mailbox.sent).toEqual([]);
  });

  it('requires the password ten minutes after the sign-in', async () => {
    fixture.clock.at = minutesLater(10);
    await expect(update({ email: 'new@example.org' })).rejects.toThrow(PasswordNeeded);
    await expect(update({ email: 'new@example.org' }, 'wrong')).rejects.toThrow(PasswordIncorrect);
    expect((await robin()).pendingEmail).toBeNull();
    await update({ email: 'new@example.org' }, 'Correct-horse-9');
    await update({ fullName: 'Robin Renamed' });
    expect((await robin()).pendingEmail).toBe('new@example.org');
  });

  it('mails an address at most five times in half an hour', async () => {
    for (let n = 0; n < 5; n++) await update({ email: 'new@example.org' });
    await expect(update({ email: 'New@example.org' })).rejects.toThrow(TooManyRequests);
  });
});

describe('signing out everywhere', () => {
  const endSessions = (exceptSecret: string | null) =>
    new EndOwnSessions(fixture.sessions, fixture.audit, new NoTransactions(), fixture.clock).execute({
      userId,
      exceptSecret,
      visitor,
    });

  it('ends all sessions of the user except the current one and writes the audit log', async () => {
    const kims = await fixture.enter('kim');
    await fixture.enter();
    await endSessions(sessionSecret);
    expect(fixture.sessions.activeSecrets).toEqual([sessionSecret, kims]);
    expect(fixture.audit.actions.at(-1)).toBe('sessions-ended');
  });

  it('ends the current session too if requested', async () => {
    await fixture.enter();
    await endSessions(null);
    expect(fixture.sessions.activeSecrets).toEqual([]);
  });
});

describe('changing the role', () => {
  const changeRole = (
    newRole: 'student' | 'alumni' | 'college_admin',
    id = userId,
    secret = sessionSecret,
    currentPassword: string | null = null,
  ) => fixture.changeRole.execute({ userId: id, newRole, currentPassword, visitor, sessionSecret: secret });

  it('renews the session, publishes an event and writes the audit log', async () => {
    const renewedSession = await changeRole('alumni');
    expect(fixture.sessions.activeSecrets).toEqual([renewedSession?.secret]);
    expect(fixture.audit.actions.at(-1)).toBe('role-changed');
    expect(fixture.users.events).toContainEqual(new RoleChanged(userId, 'student', 'alumni', fixture.clock.at));
  });

  it('reports in the event whether the password was entered', async () => {
    await changeRole('alumni', userId, sessionSecret, 'Correct-horse-9');
    expect(fixture.users.events).toContainEqual(new RoleChanged(userId, 'student', 'alumni', fixture.clock.at, true));
  });

  it('is refused with a wrong password, or without one more than ten minutes after the sign-in', async () => {
    await expect(changeRole('alumni', userId, sessionSecret, 'Wrong-horse-9')).rejects.toThrow(PasswordIncorrect);
    fixture.clock.at = new Date(fixture.clock.at.getTime() + 11 * 60_000);
    await expect(changeRole('alumni')).rejects.toThrow(PasswordNeeded);
    expect((await fixture.users.getById(userId)).role).toBe('student');
  });

  it('needs the password to end rights for a college, also right after the sign-in', async () => {
    const secret = (await changeRole('college_admin'))!.secret;
    await fixture.personRecords.saveAffiliation({
      userId,
      collegeId: 7,
      kind: 'represents',
      since: fixture.clock.at,
      until: new Date(fixture.clock.at.getTime() + 60_000),
      mainSince: null,
    });
    await expect(changeRole('student', userId, secret)).rejects.toThrow(PasswordNeeded);
    expect((await fixture.users.getById(userId)).role).toBe('college_admin');

    await changeRole('student', userId, secret, 'Correct-horse-9');
    expect((await fixture.users.getById(userId)).role).toBe('student');
  });

  it('does nothing if the user already has the role', async () => {
    expect(await changeRole('student')).toBeNull();
    expect(fixture.sessions.activeSecrets).toEqual([sessionSecret]);
  });

  it("is limited to three times a day; refused changes don't count", async () => {
    let secret = sessionSecret;
    for (const role of ['college_admin', 'student', 'college_admin'] as const) {
      secret = (await changeRole(role, userId, secret))!.secret;
    }
    await expect(changeRole('student', userId, secret)).rejects.toThrow(TooManyRequests);

    fixture = await createIdentityFixture({ birthDate: '2010-01-01' });
    secret = await fixture.enter();
    for (let n = 0; n < 5; n++) await expect(changeRole('alumni', userId, secret)).rejects.toThrow(NotForMinors);
    await expect(changeRole('college_admin', userId, secret)).rejects.toThrow(NotForMinors);
  });

  it('is refused once the session has ended', async () => {
    await fixture.sessions.end(sessionSecret);
    await expect(changeRole('alumni')).rejects.toThrow(SessionEnded);
  });
});

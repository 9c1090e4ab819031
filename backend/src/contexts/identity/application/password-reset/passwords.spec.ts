import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { CurrentPasswordIncorrect, PasswordRefused } from '../../domain/credentials/credentials';
import { SessionEnded } from '../../domain/sessions/session';
import { TokenInvalid } from '../../domain/users/errors';
import { PasswordChanged } from '../../domain/users/events';
import { createIdentityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { aVisitor, minutesLater } from '../users/testing/user-fixture';
import { SEND_RESET_MAIL } from './reset-mail';

const CURRENT_PASSWORD = 'Correct-horse-9';
const NEW_PASSWORD = 'Another-horse-10';
let fixture: IdentityFixture;
beforeEach(async () => (fixture = await createIdentityFixture({}, { username: 'kim' })));

const linkIn = (text: string): string => /reset-password\?token=(\S+)/.exec(text)![1]!;

describe('requesting a password reset', () => {
  it('queues the same job whether or not the account exists', async () => {
    for (const identifier of ['robin', 'robin@example.org', 'nobody']) {
      await fixture.requestPasswordReset.execute({ identifier, visitor });
    }
    expect(fixture.jobs.waiting).toEqual([
      { queue: SEND_RESET_MAIL, data: { userId: 1 } },
      { queue: SEND_RESET_MAIL, data: { userId: 1 } },
      { queue: SEND_RESET_MAIL, data: { userId: null } },
    ]);
  });

  it.each(['robin', 'nobody'])('is refused the sixth time in half an hour for %s', async (identifier) => {
    const ask = (n: number) => fixture.requestPasswordReset.execute({ identifier, visitor: aVisitor(`198.51.${n}.1`) });
    for (let n = 1; n <= 5; n++) await ask(n);
    await expect(ask(6)).rejects.toThrow(TooManyRequests);
  });

  it('sends no mail if there is no account', async () => {
    await fixture.sendResetMail.execute({ userId: null });
    expect(fixture.mailbox.sent).toEqual([]);
  });

  it('mails only the stored address, nothing that was typed, and at most five times', async () => {
    for (let n = 0; n < 7; n++) await fixture.sendResetMail.execute({ userId: fixture.robin.id });
    expect(fixture.mailbox.sent).toHaveLength(5);
    const [mail] = fixture.mailbox.sent;
    expect(mail).toMatchObject({ to: 'robin@example.org', subject: 'Choose a new Example password' });
    expect(mail!.text).not.toMatch(/robin/i);
  });
});

describe('the password reset link', () => {
  let secret: string;
  beforeEach(async () => {
    await fixture.sendResetMail.execute({ userId: fixture.robin.id });
    secret = linkIn(fixture.mailbox.sent[0]!.text);
  });
  const reset = (password = NEW_PASSWORD) => fixture.resetPassword.execute({ secret, password, visitor });

  it('sets the password, ends all sessions, confirms the address and writes the audit log', async () => {
    await fixture.enter();
    const kims = await fixture.enter('kim');
    await reset();
    expect(fixture.sessions.activeSecrets).toEqual([kims]);
    expect((await fixture.users.getById(fixture.robin.id)).isEmailConfirmed).toBe(true);
    expect(fixture.audit.actions.at(-1)).toBe('password-reset');
    expect(fixture.users.events.filter((event) => event instanceof PasswordChanged)).toHaveLength(1);
  });

  it('works once, and invalidates earlier links', async () => {
    await fixture.sendResetMail.execute({ userId: fixture.robin.id });
    await reset();
    await expect(reset('A-third-horse-11')).rejects.toThrow(TokenInvalid);
    secret = linkIn(fixture.mailbox.sent[1]!.text);
    await expect(reset('A-third-horse-11')).rejects.toThrow(TokenInvalid);
  });

  it('works for an hour', async () => {
    fixture.clock.at = minutesLater(60);
    await expect(reset()).rejects.toThrow(TokenInvalid);
  });

  it('is not consumed by an invalid password', async () => {
    await expect(reset('password1')).rejects.toThrow(PasswordRefused);
    await expect(reset('robin@example.org')).rejects.toThrow(PasswordRefused);
    await expect(reset()).resolves.toBeUndefined();
  });
});

describe('changing the password', () => {
  let sessionSecret: string;
  beforeEach(async () => (sessionSecret = await fixture.enter()));
  const change = (currentPassword: string, newPassword: string) =>
    fixture.changePassword.execute({ userId: fixture.robin.id, currentPassword, newPassword, visitor, sessionSecret });

  it('leaves one session, with a new secret', async () => {
    await fixture.enter();
    const { secret } = await change(CURRENT_PASSWORD, NEW_PASSWORD);
    expect(secret).not.toBe(sessionSecret);
    expect(fixture.sessions.activeSecrets).toEqual([secret]);
    expect(fixture.audit.actions.at(-1)).toBe('password-changed');
  });

  it('is refused with a wrong current password, and writes the audit log', async () => {
    await expect(change('wrong', NEW_PASSWORD)).rejects.toThrow(CurrentPasswordIncorrect);
    expect([fixture.sessions.activeSecrets, fixture.audit.actions.at(-1)]).toEqual([
      [sessionSecret],
      'password-check-failed',
    ]);
  });

  it('is blocked after ten wrong passwords; a correct one resets the count', async () => {
    for (let n = 0; n < 9; n++) await change('wrong', NEW_PASSWORD).catch(() => {});
    await expect(change(CURRENT_PASSWORD, 'password1')).rejects.toThrow(PasswordRefused);
    for (let n = 0; n < 10; n++) await expect(change('wrong', NEW_PASSWORD)).rejects.toThrow(CurrentPasswordIncorrect);
    await expect(change(CURRENT_PASSWORD, NEW_PASSWORD)).rejects.toThrow(TooManyRequests);
  });

  it('is refused for the same password', async () => {
    await expect(change(CURRENT_PASSWORD, CURRENT_PASSWORD)).rejects.toThrow(
      'Choose a password that’s different from your current one',
    );
  });

  it('is refused once the session has ended', async () => {
    await fixture.sessions.end(sessionSecret);
    await expect(change(CURRENT_PASSWORD, NEW_PASSWORD)).rejects.toThrow(SessionEnded);
  });
});

describe('the notice of a changed password', () => {
  it("links to the password reset in case the owner didn't change it", async () => {
    await fixture.sendAccountNotice.execute({ userId: fixture.robin.id, notice: 'password-changed' });
    expect(fixture.mailbox.sent).toEqual([
      expect.objectContaining({
        to: 'robin@example.org',
        subject: 'Your Example password was changed',
        text: expect.stringMatching(/^https:\/\/example\.org\/forgot-password$/m),
      }),
    ]);
  });
});

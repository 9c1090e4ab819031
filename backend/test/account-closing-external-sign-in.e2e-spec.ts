import { AccountOperatorFacade } from '../src/contexts/identity/index';
import { PASSWORD } from './support/accounts';
import { eventually } from './support/app';
import { ExternalSignInFixture, BIRTH, type Browser } from './support/external-sign-in';

let at: ExternalSignInFixture;
beforeAll(async () => (at = await ExternalSignInFixture.open()));
beforeEach(() => at.nextPerson());

const close = (browser: Browser, body: object = { written: 'keep' }) => browser.post('/api/account/delete').send(body);
const sessionsLeft = () => at.count('sessions');
const restoreMails = () =>
  at.app.mails.filter(({ to, text }) => to === `person${at.person}@example.org` && /restore-account/.test(text));

describe('a user who signs in only with a provider', () => {
  it('needs a fresh session instead of a password to delete the account', async () => {
    const browser = await at.member();
    await at.app.db.query(`UPDATE identity.sessions SET opened_at = (SELECT opened_at - interval '11 minutes')`);
    expect((await close(browser).expect(403)).body.code).toBe('identity.password-needed');
    await at.app.db.query(`UPDATE identity.sessions SET opened_at = (SELECT opened_at + interval '11 minutes')`);
    await close(browser).expect(200);
    await browser.get('/api/user').expect(401);
  });

  it('gets account_closing and the link again while the account is closing, and can sign in after keeping the account', async () => {
    const browser = await at.member();
    await close(browser).expect(200);
    await eventually(() => restoreMails().length === 1);
    const before = await sessionsLeft();
    expect(await at.enter(at.app.browser(), '/api/auth/google?next=/hub')).toBe(
      '/auth?error=account_closing&next=%2Fhub',
    );
    expect(await sessionsLeft()).toBe(before);
    const [, mail] = await eventually(() => (restoreMails().length > 1 ? restoreMails() : null));
    const token = /token=(\S+)/.exec(mail!.text)![1];
    await at.app.browser().post('/api/account/restore').send({ token }).expect(200);
    expect(await at.enter(at.app.browser())).toBe('/');
  });

  it('gets account_suspended while suspended', async () => {
    await at.member();
    await at.app.app
      .get(AccountOperatorFacade, { strict: false })
      .suspendUser(`member${at.person}`, { until: null, reason: null });
    expect(await at.enter(at.app.browser())).toBe('/auth?error=account_suspended');
  });
});

describe('a user with a password whose account is closing', () => {
  it('cannot complete connecting a provider that was started before', async () => {
    const browser = await at.registerWithPassword();
    const way = await at.provider.signIn(browser, '/api/auth/google?link=1');
    await close(browser, { password: PASSWORD, written: 'keep' }).expect(200);
    const identities = await at.count('external_identities');
    expect(await at.comeBack(browser, way)).toContain('error=state_invalid');
    expect(await at.count('external_identities')).toBe(identities);
  });

  it('is not connected to a provider account with the same address', async () => {
    const browser = await at.registerWithPassword();
    await close(browser, { password: PASSWORD, written: 'keep' }).expect(200);
    const identities = await at.count('external_identities');
    Object.assign(at.provider, { claims: at.aPerson({ email: `settled${at.person}@example.org` }) });
    expect(await at.enter(at.app.browser())).toBe('/auth?error=account_closing');
    expect(await at.count('external_identities')).toBe(identities);
  });

  it('cannot complete a pending registration with the same address', async () => {
    const browser = await at.registerWithPassword();
    const elsewhere = at.app.browser();
    const email = `settled${at.person}@example.org`;
    Object.assign(at.provider, { claims: at.aPerson({ email, email_verified: false }) });
    expect(await at.enter(elsewhere)).toBe('/auth/complete');
    await close(browser, { password: PASSWORD, written: 'keep' }).expect(200);
    const late = { ...BIRTH, username: `late${at.person}`, email: `another${at.person}@example.org` };
    const { body } = await elsewhere.post('/api/auth/complete').send(late).expect(404);
    expect(body.code).toBe('identity.no-pending-registration');
  });
});

import { eventually } from './support/app';
import { PASSWORD, registered, studentForm } from './support/accounts';
import { ExternalSignInFixture } from './support/external-sign-in';

let at: ExternalSignInFixture;
beforeAll(async () => (at = await ExternalSignInFixture.open()));
beforeEach(() => at.nextPerson());

describe('connected accounts of a provider', () => {
  const LINK = '/api/auth/google?link=1';

  it('can be connected by a user who has just signed in, even with a different address', async () => {
    const browser = await at.registerWithPassword();
    expect(await at.enter(browser, `${LINK}&next=/profile-settings?tab=security`)).toBe(
      '/profile-settings?tab=security&connected=google',
    );
    expect((await browser.get('/api/user/identities').expect(200)).body).toEqual([
      {
        id: expect.any(Number),
        provider: 'google',
        email: `person${at.person}@example.org`,
        linkedAt: expect.any(String),
        isOnlyWayIn: false,
      },
    ]);
    const other = at.app.browser();
    await at.enter(other);
    expect((await other.get('/api/user')).body.username).toBe(`settled${at.person}`);
  });

  it('are reported by email to the user’s confirmed address', async () => {
    await at.enter(await at.registerWithPassword(), LINK);
    const mail = await eventually(() =>
      at.app.mails.find(
        ({ to, subject }) => to === `settled${at.person}@example.org` && /way to sign in/.test(subject),
      ),
    );
    expect(mail.text).toContain('was connected to your Gradspan account');
  });

  it('can be connected only by a signed-in user', async () => {
    const { headers } = await at.app.visitor().get(LINK).expect(302);
    expect(headers.location).toBe('/auth?error=sign_in_first');
  });

  it('can be connected only after a recent sign-in', async () => {
    const browser = await at.registerWithPassword();
    await at.app.db.query(`UPDATE identity.sessions SET opened_at = (SELECT opened_at - interval '10 minutes')`);
    const { headers } = await browser.get(LINK).expect(302);
    expect(headers.location).toBe('/profile-settings?tab=security&error=recent_sign_in_needed');
  });

  it('can be connected only with a confirmed address', async () => {
    const browser = await registered(at.app, studentForm(`settled${at.person}`));
    const { headers } = await browser.get(LINK).expect(302);
    expect(headers.location).toBe('/profile-settings?tab=security&error=confirm_email_first');
  });

  it('are not connected by a request from another site', async () => {
    const browser = await at.registerWithPassword();
    const { headers } = await browser.get(LINK).set('Sec-Fetch-Site', 'cross-site').expect(302);
    expect(headers.location).toBe('/profile-settings?tab=security&error=state_invalid');
  });

  it('are not connected to a user who signs in during the attempt', async () => {
    const browser = await at.registerWithPassword();
    const path = await at.provider.signIn(browser, LINK);
    await registered(at.app, studentForm(`guest${at.person}`));
    await browser
      .post('/api/login')
      .send({ username: `guest${at.person}`, password: PASSWORD })
      .expect(200);
    expect(await at.comeBack(browser, path)).toBe('/profile-settings?tab=security&error=state_invalid');
    expect((await browser.get('/api/user/identities')).body).toEqual([]);
  });

  it('belong to one user', async () => {
    await at.member();
    const browser = await at.registerWithPassword();
    expect(await at.enter(browser, LINK)).toBe('/profile-settings?tab=security&error=identity_taken');
  });

  it('can be connected twice by the same user, and are stored once', async () => {
    const browser = await at.registerWithPassword();
    await at.enter(browser, LINK);
    expect(await at.enter(browser, LINK)).toBe('/profile-settings?tab=security&connected=google');
    expect((await browser.get('/api/user/identities')).body).toHaveLength(1);
  });

  it('can be disconnected only by their owner', async () => {
    const browser = await at.registerWithPassword();
    await at.enter(browser, LINK);
    const [{ id }] = (await browser.get('/api/user/identities')).body as [{ id: number }];
    const stranger = await registered(at.app, studentForm(`stranger${at.person}`));
    await stranger.delete(`/api/user/identities/${id}`).expect(404);
    await browser.delete(`/api/user/identities/${id}`).expect(204);
    await browser.delete(`/api/user/identities/${id}`).expect(404);
    expect(await at.enter(at.app.browser())).toBe('/auth/complete');
  });

  it('cannot be disconnected if there is no other way to sign in', async () => {
    const browser = await at.member();
    const [{ id, isOnlyWayIn }] = (await browser.get('/api/user/identities')).body as [
      { id: number; isOnlyWayIn: boolean },
    ];
    expect(isOnlyWayIn).toBe(true);
    const { body } = await browser.delete(`/api/user/identities/${id}`).expect(409);
    expect(body.code).toBe('identity.last-way-to-sign-in');
  });

  it('keep one of two when both are disconnected at the same time', async () => {
    const browser = await at.member();
    at.provider.claims = at.aPerson({ sub: `second-${at.person}` });
    await at.enter(browser, LINK);
    const listed = (await browser.get('/api/user/identities')).body as { id: number }[];
    const answers = await Promise.all(listed.map(({ id }) => browser.delete(`/api/user/identities/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('return 401 to visitors', async () => {
    await at.app.visitor().get('/api/user/identities').expect(401);
    await at.app.visitor().delete('/api/user/identities/1').expect(401);
  });
});

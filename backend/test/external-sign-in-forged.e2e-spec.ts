import type { MutableResponse, MutableToken } from 'oauth2-mock-server';
import { ExternalSignInFixture, type Browser, cookieOf } from './support/external-sign-in';

let at: ExternalSignInFixture;
beforeAll(async () => (at = await ExternalSignInFixture.open()));
beforeEach(() => at.nextPerson());

describe('a forged callback', () => {
  /** Requests the callback `path`, checks that no one is signed in, and returns the redirect. */
  async function refused(browser: Browser, path: string): Promise<string> {
    const before = [await at.count('sessions'), await at.count('pending_registrations')];
    const answer = await browser.get(path).expect(302);
    expect([await at.count('sessions'), await at.count('pending_registrations')]).toEqual(before);
    expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/sid=/);
    return answer.headers.location as string;
  }

  it.each([
    ['nothing at all', ''],
    ['no state', '?code=1'],
    ['a state that no one began', '?code=1&state=forged'],
    ['only a test', '?test=true'],
    ['two states', '?code=1&state=a&state=b'],
  ])('with %s is refused', async (_, query) => {
    expect(await refused(at.app.browser(), `/api/auth/google/callback${query}`)).toBe('/auth?error=state_invalid');
  });

  it('from another browser is refused, and leaves the original attempt valid', async () => {
    await at.member();
    const [mine, other] = [at.app.browser(), at.app.browser()];
    const path = await at.provider.signIn(mine);
    expect(await refused(other, path)).toBe('/auth?error=state_invalid');
    await at.provider.signIn(other);
    expect(await refused(other, path)).toBe('/auth?error=state_invalid');
    expect(await at.comeBack(mine, path)).toBe('/');
  });

  it('sent to the route of the other provider is refused', async () => {
    const browser = at.app.browser();
    const path = await at.provider.signIn(browser);
    expect(await refused(browser, path.replace('google', 'linkedin'))).toBe('/auth?error=state_invalid');
  });

  it('is refused when it is repeated', async () => {
    await at.member();
    const browser = at.app.browser();
    const path = await at.provider.signIn(browser);
    const cookie = cookieOf(browser);
    expect(await at.comeBack(browser, path)).toBe('/');
    const again = await at.app.visitor().get(path).set('Cookie', cookie).expect(302);
    expect([again.headers.location, again.headers['set-cookie']]).toEqual(['/auth?error=state_invalid', undefined]);
  });

  it('opens one session for twenty concurrent requests', async () => {
    await at.member();
    const browser = at.app.browser();
    const path = await at.provider.signIn(browser);
    const cookie = cookieOf(browser);
    const sessions = await at.count('sessions');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => at.app.visitor().get(path).set('Cookie', cookie)),
    );
    const places = answers.map(({ headers }) => headers.location).sort();
    expect(places).toEqual(['/', ...Array<string>(19).fill('/auth?error=state_invalid')]);
    expect(await at.count('sessions')).toBe(sessions + 1);
  });

  it('is refused after ten minutes', async () => {
    const browser = at.app.browser();
    const path = await at.provider.signIn(browser);
    await at.app.db.query(`UPDATE identity.external_attempts SET expires_at = now() - interval '1 second'`);
    expect(await refused(browser, path)).toBe('/auth?error=state_invalid');
  });

  it('with the code of another attempt is refused because the verifier differs', async () => {
    await at.member();
    const [mine, other] = [at.app.browser(), at.app.browser()];
    const stolen = new URLSearchParams((await at.provider.signIn(other)).split('?')[1]).get('code')!;
    const path = await at.provider.signIn(mine);
    expect(await refused(mine, path.replace(/code=[^&]+/, `code=${stolen}`))).toBe('/auth?error=provider_refused');
  });

  it('after canceling at the provider is reported as canceled', async () => {
    const browser = at.app.browser();
    const state = new URLSearchParams((await at.provider.signIn(browser)).split('?')[1]).get('state')!;
    const path = `/api/auth/google/callback?error=access_denied&state=${state}`;
    expect(await refused(browser, path)).toBe('/auth?error=cancelled');
  });

  const HOUR = 3_600;
  const forgeries: [string, (token: MutableToken) => void][] = [
    ['another nonce', ({ payload }) => (payload.nonce = 'other')],
    ['no nonce', ({ payload }) => delete payload.nonce],
    ['another audience', ({ payload }) => (payload.aud = 'somebody-else')],
    ['a second audience', ({ payload }) => (payload.aud = ['gradspan', 'somebody-else'])],
    ['another issuer', ({ payload }) => (payload.iss = 'https://evil.example')],
    ['a time that is over', ({ payload }) => (payload.exp = Math.floor(Date.now() / 1_000) - HOUR)],
    ['no end', ({ payload }) => delete (payload as Partial<typeof payload>).exp],
    ['a beginning that is to come', ({ payload }) => (payload.nbf = Math.floor(Date.now() / 1_000) + HOUR)],
    ['nobody in it', ({ payload }) => delete payload.sub],
  ];
  it.each(forgeries)('with an ID token with %s is refused', async (_, forge) => {
    await at.member();
    at.provider.forge = forge;
    const browser = at.app.browser();
    expect(await refused(browser, await at.provider.signIn(browser))).toBe('/auth?error=provider_refused');
  });

  const unsigned = (idToken: string, algorithm: string): string => {
    const header = Buffer.from(JSON.stringify({ alg: algorithm })).toString('base64url');
    return `${header}.${idToken.split('.')[1]}.`;
  };
  const withIdToken = (change: (idToken: string) => unknown) => (answer: MutableResponse) => {
    if (answer.body !== '') answer.body.id_token = change(String(answer.body.id_token));
  };
  const tamperings: [string, (answer: MutableResponse) => void][] = [
    ['signed by nobody', withIdToken((token) => unsigned(token, 'none'))],
    ['with an empty signature', withIdToken((token) => unsigned(token, 'RS256'))],
    ['signed by someone else', withIdToken((token) => token.slice(0, -20) + 'A'.repeat(20))],
    ['missing', withIdToken(() => undefined)],
    ['that is none', withIdToken(() => 'nonsense')],
    [
      'refused by the provider',
      (answer) => Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
    ],
    ['lost in a failure', (answer) => Object.assign(answer, { statusCode: 500, body: '' })],
  ];
  it.each(tamperings)('with an ID token %s is refused', async (_, spoil) => {
    await at.member();
    at.provider.spoil = spoil;
    const browser = at.app.browser();
    expect(await refused(browser, await at.provider.signIn(browser))).toBe('/auth?error=provider_refused');
  });
});

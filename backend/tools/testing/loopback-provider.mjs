/** An OpenID Connect provider on this machine that signs everyone in without a prompt. */
import { randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';

/**
 * A browser with the cookie `at-the-provider` signs in with the email address in it; any other browser is a new user
 * every time.
 *
 * @returns {Promise<{ settings: Record<string, string>, stop: () => Promise<void> }>} `settings` are the environment
 *   variables that configure it in the product, as Google and as LinkedIn
 */
export async function startLoopbackProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;

  /** @type {Map<string, string>} authorization code to email address */
  const addresses = new Map();
  server.service.on('beforeAuthorizeRedirect', ({ url }, request) => {
    const known = /at-the-provider=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    addresses.set(url.searchParams.get('code'), known ?? `${randomUUID()}@journeys.example`);
  });
  server.service.on('beforeTokenSigning', ({ payload }, request) => {
    // An access token has no audience; only the ID token gets claims.
    if (payload.aud === undefined) return;
    const email = addresses.get(request.body.code);
    Object.assign(payload, { sub: email, email, email_verified: true, name: 'Journeying Student' });
  });

  const client = { CLIENT_ID: 'gradspan', CLIENT_SECRET: 'only for journeys', ISSUER: issuer };
  const settings = Object.fromEntries(
    ['GOOGLE', 'LINKEDIN'].flatMap((name) => Object.entries(client).map(([key, value]) => [`${name}_${key}`, value])),
  );
  return { settings, stop: () => server.stop() };
}

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import { aCollegeSignIn } from '../../application/college-sign-in/testing/college-sign-ins.contract';
import { OpenIdCollegeProviders } from './openid-college-providers';

const keys = { state: 'state', browserSecret: 'browser' };
let server: Server;
let port: number;
let hits: string[];
/** The metadata of the provider on this machine. */
let metadata: Record<string, unknown>;
/** The ID token that it returns for a code. */
let idToken: string;
const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const KEY_ID = { kid: 'one', alg: 'ES256' };

function answer(path: string): object {
  if (path === '/token') return { access_token: 'access', token_type: 'bearer', id_token: idToken };
  if (path === '/jwks') return { keys: [{ ...KEY.publicKey.export({ format: 'jwk' }), ...KEY_ID }] };
  return metadata;
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = createServer((request, response) => {
    hits.push(request.url!);
    if (request.url === '/moved/.well-known/openid-configuration') {
      return response.writeHead(302, { location: `http://127.0.0.1:${port}/.well-known/openid-configuration` }).end();
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer(request.url!)));
  }).listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  hits = [];
  const issuer = `http://localhost:${port}`;
  metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['ES256'],
  };
});
afterAll(() => server.close().closeAllConnections());

function providers(...allow: string[]): OpenIdCollegeProviders {
  const variables = {
    DATABASE_URL: 'postgres://unused',
    SESSION_SECRET: 'x'.repeat(40),
    OUTBOUND_ALLOW: allow.join(','),
  };
  const settings = loadSettings(variables, { backgroundWork: false });
  return new OpenIdCollegeProviders(new OutboundRequests(settings), settings);
}
const createUrl = (issuer: string, target = providers(`localhost:${port}`)) =>
  target.createSignInUrl(aCollegeSignIn({ issuer }), keys);

describe('the provider of a college', () => {
  it('is asked for the identity, bound to the attempt', async () => {
    const { origin, pathname, searchParams } = new URL(await createUrl(`http://localhost:${port}`));
    expect([origin, pathname]).toEqual([`http://localhost:${port}`, '/authorize']);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'gradspan',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: expect.stringMatching(/\/api\/auth\/college\/1\/callback$/),
      state: 'state',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('is bound to the browser in which the sign-in began', async () => {
    const nonceOf = async (browserSecret: string) => {
      const signIn = aCollegeSignIn({ issuer: `http://localhost:${port}` });
      const target = providers(`localhost:${port}`);
      const { searchParams } = new URL(await target.createSignInUrl(signIn, { ...keys, browserSecret }));
      return [searchParams.get('nonce'), searchParams.get('code_challenge')];
    };
    expect(await nonceOf('browser')).toEqual(await nonceOf('browser'));
    const [nonce, challenge] = await nonceOf('browser');
    const other = await nonceOf('other');
    expect(other).not.toContain(nonce);
    expect(other).not.toContain(challenge);
  });

  it('is refused if its metadata names private addresses', async () => {
    const elsewhere = `http://127.0.0.1:${port}/token`;
    metadata = { ...metadata, token_endpoint: elsewhere, jwks_uri: elsewhere };
    const target = providers(`localhost:${port}`);
    await createUrl(`http://localhost:${port}`, target);
    const returned = target.identify(
      aCollegeSignIn({ issuer: `http://localhost:${port}` }),
      'code=1&state=state',
      keys,
    );
    await expect(returned).rejects.toMatchObject({ reason: 'provider_refused' });
    expect(hits).not.toContain('/token');
  });

  it('is refused if it redirects, or states another issuer', async () => {
    await expect(createUrl(`http://localhost:${port}/moved`)).rejects.toMatchObject({ reason: 'unavailable' });
    expect(hits).toEqual(['/moved/.well-known/openid-configuration']);
    metadata = { ...metadata, issuer: 'https://sso.other.edu' };
    await expect(createUrl(`http://localhost:${port}`)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('does not send browsers to an address of another scheme', async () => {
    for (const address of ['javascript:alert(1)', 'https://sso.other.edu/authorize']) {
      metadata = { ...metadata, authorization_endpoint: address };
      await expect(createUrl(`http://localhost:${port}`)).rejects.toMatchObject({ reason: 'unavailable' });
    }
  });
});

describe('an identity from the provider of a college', () => {
  const identify = async (claims: object, key = KEY.privateKey) => {
    const issuer = `http://localhost:${port}`;
    const target = providers(`localhost:${port}`);
    const nonce = new URL(await createUrl(issuer, target)).searchParams.get('nonce');
    const now = Math.floor(Date.now() / 1_000);
    const token = { iss: issuer, aud: 'gradspan', sub: 'subject', nonce, iat: now, exp: now + 60 };
    idToken = toIdToken({ ...token, ...claims }, key);
    return target.identify(aCollegeSignIn({ issuer }), 'code=1&state=state', keys);
  };

  it('needs the signature of a key that the provider has published', async () => {
    const claims = { email: 'robin@college.edu', email_verified: true };
    expect(await identify(claims)).toMatchObject({ collegeId: 1, email: 'robin@college.edu', isEmailVerified: true });
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    await expect(identify(claims, other)).rejects.toMatchObject({ reason: 'provider_refused' });
  });

  it.each([
    [{ email_verified: 'true' }, true],
    [{ xms_edov: true }, true],
    [{ xms_edov: '1' }, true],
    [{ xms_edov: false }, false],
    [{ xms_edov: '0' }, false],
    [{ email_verified: false }, false],
    [{}, false],
  ])('with the claims %j has a verified address: %s', async (claims, isEmailVerified) => {
    expect(await identify({ email: 'robin@college.edu', ...claims })).toMatchObject({ isEmailVerified });
  });
});

function toIdToken(claims: object, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode(KEY_ID)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

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

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = createServer((request, response) => {
    hits.push(request.url!);
    if (request.url === '/moved/.well-known/openid-configuration') {
      return response.writeHead(302, { location: `http://127.0.0.1:${port}/.well-known/openid-configuration` }).end();
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata));
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

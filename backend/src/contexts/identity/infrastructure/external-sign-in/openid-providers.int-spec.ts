import { Logger } from '@nestjs/common';
import { OAuth2Server } from 'oauth2-mock-server';
import { closeBeforeDropping, testSettings } from '../../../../../test/support/database';
import { OpenIdProviders } from './openid-providers';

const keys = { state: 'state', browserSecret: 'browser' };
const asked = (address: string) => Object.fromEntries(new URL(address).searchParams);

/** Starts a local server that stands in for the provider at `issuer`: requests to the issuer are sent to it. */
async function startProviderServer(
  issuer: string,
): Promise<{ linkedin: OpenIdProviders; sent: Record<string, string>[] }> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  closeBeforeDropping(() => server.stop());
  server.issuer.url = issuer;
  const serverUrl = `http://127.0.0.1:${server.address().port}`;
  const sent: Record<string, string>[] = [];
  const originalFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (options?.body instanceof URLSearchParams) sent.push(Object.fromEntries(options.body));
    return originalFetch(typeof address === 'string' ? address.replace(issuer, serverUrl) : address, options);
  });
  const client = { LINKEDIN_CLIENT_ID: 'gradspan', LINKEDIN_CLIENT_SECRET: 'only for this test' };
  const settings = testSettings('postgres://unused', { ...client, LINKEDIN_ISSUER: issuer });
  return { linkedin: new OpenIdProviders(settings), sent };
}

beforeAll(() => Logger.overrideLogger(false));
afterEach(() => jest.restoreAllMocks());

describe('LinkedIn, which supports neither nonce nor verifier', () => {
  const LINKEDIN_ISSUER = 'https://www.linkedin.com/oauth';

  it('is sent neither in the sign-in address', async () => {
    const { linkedin } = await startProviderServer(LINKEDIN_ISSUER);
    expect(Object.keys(asked(await linkedin.createSignInUrl('linkedin', keys))).sort()).toEqual(
      ['client_id', 'redirect_uri', 'response_type', 'scope', 'state'].sort(),
    );
  });

  it('is accepted without either, with the right state and our client secret', async () => {
    const { linkedin, sent } = await startProviderServer(LINKEDIN_ISSUER);
    const { identity } = await linkedin.identify('linkedin', 'code=code&state=state', keys);
    expect(identity).toMatchObject({ provider: 'linkedin', issuer: LINKEDIN_ISSUER, subject: 'johndoe' });
    expect(sent).toEqual([
      expect.objectContaining({ client_id: 'gradspan', client_secret: 'only for this test', code: 'code' }),
    ]);
    expect(sent[0]).not.toHaveProperty('code_verifier');
  });

  it('is rejected with another state', async () => {
    const { linkedin, sent } = await startProviderServer(LINKEDIN_ISSUER);
    const forgedResponse = linkedin.identify('linkedin', 'code=code&state=other', keys);
    await expect(forgedResponse).rejects.toMatchObject({ reason: 'provider_refused' });
    expect(sent).toEqual([]);
  });
});

describe('other providers', () => {
  it('are sent nonce and code challenge', async () => {
    const { linkedin } = await startProviderServer('https://provider.example');
    expect(asked(await linkedin.createSignInUrl('linkedin', keys))).toMatchObject({
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });
});

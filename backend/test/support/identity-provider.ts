import {
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import { closeBeforeDropping } from './database';
import type { TestApp } from './app';

/** A real OpenID Connect provider on this machine; it signs in anyone the test names, without a prompt. */
export interface IdentityProvider {
  readonly issuer: string;
  /** Environment variables that configure it in the product, as Google and as LinkedIn. */
  readonly settings: Record<string, string>;
  /** The claims of the next ID tokens. */
  claims: Record<string, unknown>;
  /**
   * Changes the next ID tokens after all claims are set, so that they no longer match the request; null for unchanged
   * tokens.
   */
  forge: ((token: MutableToken) => void) | null;
  /** Changes the next responses of the token endpoint; null for unchanged responses. */
  spoil: ((answer: MutableResponse) => void) | null;
  /** The requests with valid codes that the product sent to the token endpoint, newest last. */
  readonly redeemed: object[];
  /**
   * Starts a sign-in in the browser and signs in at the provider.
   * @returns the path of the product that the provider redirects to
   */
  signIn(browser: Browser, start?: string): Promise<string>;
}

type Browser = ReturnType<TestApp['browser']>;

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  closeBeforeDropping(() => server.stop());
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const client = { CLIENT_ID: 'gradspan', CLIENT_SECRET: 'only for this test', ISSUER: issuer };

  const provider: IdentityProvider = {
    issuer,
    settings: Object.fromEntries(
      ['GOOGLE', 'LINKEDIN'].flatMap((name) => Object.entries(client).map(([key, value]) => [`${name}_${key}`, value])),
    ),
    claims: {},
    forge: null,
    spoil: null,
    redeemed: [],
    async signIn(browser, start = '/api/auth/google') {
      const { headers } = await browser.get(start).expect(302);
      const back = await fetch(headers.location as string, { redirect: 'manual' });
      const { pathname, search } = new URL(back.headers.get('location') ?? '');
      return pathname + search;
    },
  };
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    // An access token has no audience.
    if (token.payload.aud === undefined) return;
    Object.assign(token.payload, provider.claims);
    provider.forge?.(token);
  });
  server.service.on('beforeResponse', (answer: MutableResponse, request: TokenRequestIncomingMessage) => {
    provider.redeemed.push(request.body);
    provider.spoil?.(answer);
  });
  return provider;
}

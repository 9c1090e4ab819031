import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { closeBeforeDropping } from './database';

/** The claims of a person at a provider; null if the provider no longer lets them in. */
type PersonClaims = { readonly sub: string; readonly [claim: string]: unknown } | null;

/** An OpenID Connect provider of a college on this machine, which signs in the person that a test names. */
export interface CollegeProvider {
  readonly issuer: string;
  readonly clientSecret: string;
  /** Registers the callback address of the product. */
  register(callbackUrl: string): Promise<void>;
  /** Chooses who signs in next. */
  show(person: PersonClaims): Promise<void>;
  /** Replaces the signing key; the earlier one disappears at once. */
  rotateKeys(): Promise<void>;
}

/** `oauth2-mock-server`, in this process. */
export async function startMockProvider(): Promise<
  CollegeProvider & { forge: ((token: MutableToken) => void) | null }
> {
  let server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  closeBeforeDropping(() => server.stop());
  const { port } = server.address();
  let person: PersonClaims = null;
  const provider = {
    issuer: `http://127.0.0.1:${port}`,
    clientSecret: 'only for this test',
    forge: null as ((token: MutableToken) => void) | null,
    register: async () => {},
    show: async (shown: PersonClaims) => void (person = shown),
    rotateKeys: async () => {
      await server.stop();
      server = new OAuth2Server();
      await server.issuer.keys.generate('RS256');
      await server.start(port, '127.0.0.1');
      listen();
    },
  };
  function listen(): void {
    server.issuer.url = provider.issuer;
    server.service.on('beforeTokenSigning', (token: MutableToken) => {
      // An access token has no audience.
      if (token.payload.aud === undefined) return;
      Object.assign(token.payload, person);
      provider.forge?.(token);
    });
    server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
      if (person !== null) return;
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
  }
  listen();
  return provider;
}

/** `oidc-provider`, in a process of its own. */
export async function startIndependentProvider(): Promise<CollegeProvider> {
  const child = spawn(process.execPath, [join(__dirname, 'oidc-provider-process.mjs')], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  closeBeforeDropping(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async (): Promise<string> => String((await lines.next()).value);
  const issuer = await readLine();
  const send = async (command: object): Promise<void> => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    await readLine();
  };
  return {
    issuer,
    clientSecret: 'only-for-this-test',
    register: (callbackUrl) => send({ redirectUris: [callbackUrl] }),
    show: (person) => send({ person }),
    rotateKeys: () => send({ rotate: true }),
  };
}

/**
 * Follows the redirects of a provider as a browser does.
 * @returns the first address that leaves the provider
 */
export async function followProvider(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  while (address.href.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    address = new URL(location, address);
  }
  return address;
}

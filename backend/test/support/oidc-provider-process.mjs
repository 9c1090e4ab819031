// An OpenID Connect provider in a process of its own, independent of the library that the other tests use. It signs in
// the person that the parent process names, without a prompt. Prints its port, and reads commands as lines of JSON.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

const SCOPE = 'openid email profile';
let issuer;
let provider;
/** The claims of the person; null if the provider no longer knows them. */
let person = null;
let redirectUris = [];
let keyNumber = 0;

async function createKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  keyNumber += 1;
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: `key-${keyNumber}` };
}

async function createProvider() {
  provider = new Provider(issuer, {
    jwks: { keys: [await createKey()] },
    clients: [
      {
        client_id: 'gradspan',
        client_secret: 'only-for-this-test',
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for this test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...person, sub: id }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
  });
}

async function interact(request, response) {
  const { prompt, session, params } = await provider.interactionDetails(request, response);
  if (person === null) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  }
  const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
  grant.addOIDCScope(SCOPE);
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

const server = createServer((request, response) => {
  if (request.url.startsWith('/interaction/')) void interact(request, response);
  else provider.callback()(request, response);
});
server.listen(0, '127.0.0.1', async () => {
  issuer = `http://127.0.0.1:${server.address().port}`;
  await createProvider();
  console.log(issuer);
});

createInterface({ input: process.stdin }).on('line', async (line) => {
  const command = JSON.parse(line);
  if ('person' in command) person = command.person;
  if ('redirectUris' in command) redirectUris = command.redirectUris;
  // New keys: the earlier ones disappear at once.
  if ('redirectUris' in command || command.rotate) await createProvider();
  console.log('done');
});

import { createToken, withToken } from './support/access-tokens';
import { startApp, type TestApp } from './support/app';
import { type Document, operationsOf } from './support/api-document';
import { fifteenYearsAgo, administratorOf, student, type TestUser, updateUserRow } from './support/test-users';
import {
  PERSONAL_TOKEN_SCOPES,
  TOKEN_SCOPES,
  COLLEGE_TOKEN_SCOPES,
  type TokenScope,
} from '../src/shared/domain/token-scope';

/** Tokens that are refused everywhere. */
const INVALID = ['malformed', 'unknown', 'expired', 'revoked', 'demoted', 'suspended', 'closing', 'minor'] as const;

interface Operation {
  readonly call: string;
  readonly scopes: readonly TokenScope[] | undefined;
  readonly needsSession: boolean;
}

let app: TestApp;
let operations: Operation[];
let admin: TestUser;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startApp();
  const { body } = await app.visitor().get('/api/openapi.json').expect(200);
  operations = operationsOf(body as Document).map(([call, operation]) => ({
    call,
    scopes: (operation as { 'x-scopes'?: TokenScope[] })['x-scopes'],
    needsSession:
      !(operation.security ?? []).some((one) => Object.keys(one).length === 0) && !!operation.security?.length,
  }));
  const owner = await student(app, 'owner');
  admin = await administratorOf(app, 'main', 1);
  for (const scope of PERSONAL_TOKEN_SCOPES) tokens.set(scope, (await createToken(owner, [scope])).token);
  for (const scope of COLLEGE_TOKEN_SCOPES) tokens.set(scope, (await createToken(admin, [scope], 1)).token);
  const known = tokens.get('me:read')!;
  tokens.set('malformed', `${known.slice(0, -1)}${known.endsWith('0') ? '1' : '0'}`);
  tokens.set('unknown', (await createToken(owner, ['me:read'])).token);
  tokens.set('expired', (await createToken(owner, ['me:read', 'saved:write'])).token);
  const revoked = await createToken(owner, ['me:read', 'saved:write']);
  tokens.set('revoked', revoked.token);
  await app.db.query('DELETE FROM identity.access_tokens WHERE id = (SELECT max(id) - 2 FROM identity.access_tokens)');
  await app.db.query(
    `UPDATE identity.access_tokens SET expires_at = now() WHERE id = (SELECT max(id) - 1 FROM identity.access_tokens)`,
  );
  await owner.browser.delete(`/api/tokens/${revoked.id}`).expect(204);
  const demoted = await administratorOf(app, 'demoted', 2);
  tokens.set('demoted', (await createToken(demoted, COLLEGE_TOKEN_SCOPES, 2)).token);
  await app.db.query('UPDATE identity.affiliations SET main_since = NULL WHERE user_id = $1', [demoted.id]);
  const changed = {
    suspended: 'suspended_at = now()',
    closing: `closing_at = now(), delete_after = now() + interval '1 day', written_choice = 'keep'`,
    minor: `birth_date = '${fifteenYearsAgo()}'`,
  };
  for (const [name, assignment] of Object.entries(changed)) {
    const person = await student(app, name);
    tokens.set(name, (await createToken(person, PERSONAL_TOKEN_SCOPES)).token);
    await updateUserRow(app, person, assignment);
  }
}, 120_000);

/** Sends a request to an operation, with an ID that exists nowhere. */
async function ask(call: string, token: string | null): Promise<{ status: number; code: string; challenge: string }> {
  const [method, pattern] = call.split(' ') as [string, string];
  const path = pattern.replace(/\{\w+\}/g, '2000000000');
  const verb = method.toLowerCase() as 'get';
  const request = token === null ? app.visitor()[verb](path) : withToken(app, token, verb, path);
  const answer = await (method === 'GET' ? request : request.send({}));
  const { code = '' } = (answer.body ?? {}) as { code?: string };
  return { status: answer.status, code, challenge: String(answer.headers['www-authenticate'] ?? '') };
}

/** What a token with one scope gets from an operation: a refusal of tokens, or any other answer. */
function expectedOf({ scopes }: Operation, scope: TokenScope): string {
  if (!scopes) return 'platform.token-not-accepted';
  return scopes.length === 0 || scopes.includes(scope) ? 'accepted' : 'platform.insufficient-scope';
}

const REFUSALS = [
  'platform.token-not-accepted',
  'platform.insufficient-scope',
  'platform.invalid-token',
  'platform.cookie-and-token',
  'platform.not-signed-in',
];

describe('every operation of the API document', () => {
  it('declares scopes for some, and takes each of them somewhere', () => {
    expect(operations.length).toBeGreaterThan(250);
    const declared = new Set(operations.flatMap(({ scopes }) => scopes ?? []));
    expect([...declared].sort()).toEqual([...TOKEN_SCOPES].sort());
  });

  it.each(TOKEN_SCOPES)('takes or refuses a token with the scope %s as it declares', async (scope) => {
    const wrong: string[] = [];
    for (const operation of operations) {
      const { code } = await ask(operation.call, tokens.get(scope)!);
      const result = REFUSALS.includes(code) ? code : 'accepted';
      if (result !== expectedOf(operation, scope)) wrong.push(`${operation.call}: ${result}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(INVALID)('refuses a token that is %s, or whose owner is', async (kind) => {
    const wrong: string[] = [];
    for (const { call } of operations) {
      const { status, code, challenge } = await ask(call, tokens.get(kind)!);
      const isRefused = status === 401 && code === 'platform.invalid-token' && challenge.includes('invalid_token');
      if (!isRefused) wrong.push(`${call}: ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('asks for a token where one is accepted and something is required', async () => {
    const wrong: string[] = [];
    for (const { call, scopes, needsSession } of operations) {
      if (call === 'GET /api/stream') continue;
      const { status, challenge } = await ask(call, null);
      const isRight = needsSession ? status === 401 && (challenge !== '') === (scopes !== undefined) : challenge === '';
      if (!isRight) wrong.push(`${call}: ${status} ${challenge}`);
    }
    expect(wrong).toEqual([]);
  });
});

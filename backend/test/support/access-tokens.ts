import type { TokenScope } from '../../src/shared/domain/token-scope';
import { PASSWORD } from './accounts';
import type { TestApp } from './app';
import type { TestUser } from './test-users';

interface CreatedToken {
  readonly id: number;
  readonly token: string;
}

/** What a person sends to create a token. */
export const tokenForm = (scopes: readonly string[], changes: object = {}): object => ({
  name: 'Nightly job',
  scopes,
  expiresInDays: 30,
  password: PASSWORD,
  ...changes,
});

/** Creates a token of the person, or of the college whose main administrator they are. */
export async function createToken(
  { browser }: Pick<TestUser, 'browser'>,
  scopes: readonly TokenScope[],
  collegeId: number | null = null,
): Promise<CreatedToken> {
  const { body } = await browser.post('/api/tokens').send(tokenForm(scopes, { collegeId })).expect(201);
  return body as CreatedToken;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Sends a request with a token, as a program: without cookies and without an origin. */
export const withToken = (app: TestApp, token: string, method: Method, path: string) =>
  app.visitor()[method](path).set('Authorization', `Bearer ${token}`);

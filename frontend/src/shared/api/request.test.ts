import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { identityQueries } from '@/shared/auth';
import { queryClient } from './query-client';
import { request } from './request';

const CURRENT_USER = '/api/user';
const robin = aStudent();

const known = () => queryClient.getQueryData([CURRENT_USER]);
const isUserInvalidated = () => queryClient.getQueryState([CURRENT_USER])?.isInvalidated;
const countUserRequests = () => server.callsTo('GET /api/user').length;

afterEach(() => queryClient.clear());

describe('sending a request', () => {
  beforeEach(() => server.respond('POST /api/messages', { id: 3 }));

  const sent = async (method: string, payload?: unknown) => {
    server.respond(`${method} /api/messages`, {});
    await request(method, '/api/messages', payload);
    return server.callsTo(`${method} /api/messages`)[0]!;
  };

  it('returns the body of the response', async () => {
    await expect(request('POST', '/api/messages', { content: 'Hi' })).resolves.toEqual({ id: 3 });
  });

  it('returns undefined for an empty response', async () => {
    server.respond('DELETE /api/messages/3', () => reply(204));
    await expect(request('DELETE', '/api/messages/3')).resolves.toBeUndefined();
  });

  it('includes cookies and bypasses every cache', async () => {
    const { init } = await sent('POST', {});
    expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
    expect(new Headers(init.headers).get('Cache-Control')).toContain('no-cache');
    expect(new Headers(init.headers).get('Pragma')).toBe('no-cache');
  });

  it('sends a payload as JSON with its content type', async () => {
    const { init, body } = await sent('POST', { recipientId: 8, content: 'Hi' });
    expect(body).toEqual({ recipientId: 8, content: 'Hi' });
    expect(new Headers(init.headers).get('Content-Type')).toBe('application/json');
  });

  it('sends no body and no content type without a payload', async () => {
    const { init } = await sent('POST');
    expect(init.body).toBeUndefined();
    expect(new Headers(init.headers).has('Content-Type')).toBe(false);
  });

  it('adds the time to a GET', async () => {
    const before = Date.now();
    const { query } = await sent('GET');
    expect(Number(query.get('_t'))).toBeGreaterThanOrEqual(before);
    expect(Number(query.get('_t'))).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the parameters of a GET', async () => {
    server.respond('GET /api/alumni/search', []);
    await request('GET', '/api/alumni/search?major=Biology');
    const [call] = server.callsTo('GET /api/alumni/search');
    expect(call!.query.get('major')).toBe('Biology');
    expect(call!.query.has('_t')).toBe(true);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('does not change the URL of a %s', async (method) => {
    const { query } = await sent(method, {});
    expect([...query]).toEqual([]);
  });
});

describe('the current user after a request', () => {
  beforeEach(() => {
    server.respond('GET /api/user', robin);
    queryClient.setQueryData([CURRENT_USER], null);
  });

  it.each(['/api/login', '/api/login/two-factor', '/api/register'])(
    'is loaded and stored after a successful POST to %s',
    async (path) => {
      server.respond(`POST ${path}`, { id: 7 });
      await request('POST', path, {});
      expect(known()).toEqual(robin);
      expect(countUserRequests()).toBe(1);
    },
  );

  it.each([
    ['cannot be reached', () => server.failToConnect('GET /api/user')],
    ['breaks over it', () => server.respond('GET /api/user', () => problem(500))],
    ['answers with something unreadable', () => server.respond('GET /api/user', () => reply(200, '<html>'))],
  ])('is the one from the login when the server then %s', async (_, failUserRequest) => {
    server.respond('POST /api/login', robin);
    failUserRequest();
    await expect(request('POST', '/api/login', {})).resolves.toEqual(robin);
    expect(known()).toEqual(robin);
  });

  it('is null while the login still requires a code', async () => {
    server.respond('POST /api/login', { twoFactorRequired: true });
    await expect(request('POST', '/api/login', {})).resolves.toEqual({ twoFactorRequired: true });
    expect(known()).toBeNull();
    expect(countUserRequests()).toBe(0);
  });

  it('is null if the session was not established', async () => {
    server.respond('POST /api/login', robin);
    server.respond('GET /api/user', () => problem(401));
    await request('POST', '/api/login', {});
    expect(known()).toBeNull();
  });

  it('is loaded after the response to the login, because it needs the cookie', async () => {
    server.respond('POST /api/login', { id: 7 });
    await request('POST', '/api/login', {});
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/login', '/api/user']);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('is loaded after any %s with status 401', async (method) => {
    server.respond(`${method} /api/meetings`, () => problem(401));
    server.respond('GET /api/user', () => problem(401));
    queryClient.setQueryData([CURRENT_USER], robin);
    await expect(request(method, '/api/meetings')).rejects.toThrow();
    expect(countUserRequests()).toBe(1);
    expect(known()).toBeNull();
  });

  it('is loaded after a refused login', async () => {
    server.respond('POST /api/login', () => problem(401));
    await expect(request('POST', '/api/login', {})).rejects.toThrow();
    expect(countUserRequests()).toBe(1);
  });

  it('is not loaded again after its own 401, which would never end', async () => {
    server.respond('GET /api/user', () => problem(401));
    await expect(request('GET', '/api/user')).rejects.toThrow();
    expect(countUserRequests()).toBe(1);
  });

  it.each([
    ['another success', 'POST', '/api/messages', 200],
    ['a logout', 'POST', '/api/logout', 200],
    ['a login that failed for another reason', 'POST', '/api/login', 400],
    ['a login the server broke over', 'POST', '/api/login', 500],
    ['something else at the login’s address', 'PATCH', '/api/login', 200],
    ['a refusal', 'POST', '/api/messages', 403],
  ])('is only invalidated after %s', async (_, method, path, status) => {
    server.respond(`${method} ${path}`, () => reply(status, {}));
    await request(method, path, {}).catch(() => undefined);
    expect(isUserInvalidated()).toBe(true);
    expect(countUserRequests()).toBe(0);
  });

  it('is not overwritten by an older response that arrives late', async () => {
    const pendingRequests = server.holdRequests('GET /api/user');
    const userRequest = queryClient.fetchQuery(identityQueries.currentUser()).catch(() => undefined);
    server.respond('GET /api/user', robin);
    server.respond('POST /api/login', { id: 7 });
    await request('POST', '/api/login', {});
    pendingRequests[0]!.answer(problem(401));
    await userRequest;
    expect(known()).toEqual(robin);
  });

  it('is kept when the server cannot be reached', async () => {
    queryClient.setQueryData([CURRENT_USER], robin);
    server.respond('GET /api/meetings', () => problem(401));
    server.failToConnect('GET /api/user');
    await expect(request('GET', '/api/meetings')).rejects.toMatchObject({ status: 401 });
    expect(known()).toEqual(robin);
  });
});

describe('a request that never arrives', () => {
  it('fails and keeps the current user', async () => {
    queryClient.setQueryData([CURRENT_USER], robin);
    server.failToConnect('POST /api/messages');
    await expect(request('POST', '/api/messages', {})).rejects.toThrow('Failed to fetch');
    expect(known()).toEqual(robin);
  });
});
